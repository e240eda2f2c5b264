import type { Endpoint } from '@trio/contracts/endpoint';

/**
 * An endpoint without its schemas, which are for the server and for forms: a page that calls it by its
 * address neither downloads nor builds them. The compiler compares each address with its contract.
 */
export const addressOf = <E extends Endpoint>(address: Pick<E, 'method' | 'path'>): E =>
  address as E;
