import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  /** Closes all connections and accepts no new ones, like a restart of the database. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Holds connections open and forwards nothing, like a database that hangs. */
  stall(): void;
  resume(): void;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let port = 0;
  let server: Server;

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    from.on('data', (chunk) => {
      if (!to.write(chunk)) from.pause();
    });
    to.on('drain', () => {
      if (!isStalled) from.resume();
    });
    if (isStalled) from.pause();
  };

  const restore = async () => {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      forward(near, far);
      forward(far, near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await restore();

  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    cut,
    restore,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
