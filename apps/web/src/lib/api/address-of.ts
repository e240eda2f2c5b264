import type { Endpoint } from '@trio/contracts/endpoint';

/**
 * An endpoint without its schemas, so that a page does not download or build them. The compiler
 * checks each address against its contract.
 */
export const addressOf = <E extends Endpoint>(address: Pick<E, 'method' | 'path'>): E =>
  address as E;
