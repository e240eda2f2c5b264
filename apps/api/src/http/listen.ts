import type { FastifyInstance } from 'fastify';
import { StartupError } from '../platform/startup-error.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

const reasons: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${port + 1} npm start.`,
  EACCES: ({ port }) =>
    `Port ${port} needs rights this user does not have: choose one above 1023, for example PORT=3000.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST ${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) => `HOST ${host} cannot be found: use 127.0.0.1, or 0.0.0.0 for all.`,
};

export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  try {
    return await app.listen({ host: address.host, port: address.port });
  } catch (error) {
    const explain = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartupError(explain(address), { cause: error }) : error;
  }
}
