import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly url: string;
  /** Ends all connections and takes no new ones, as a restart of the database does. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
  /** Keeps connections open and forwards nothing, as a database that hangs. */
  stall(): void;
  /** Forwards again, also what waited. */
  resume(): void;
}

/** Stands between a server and its database, so that a test can take the database away. */
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

  const mend = async () => {
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
  await mend();

  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    cut,
    mend,
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
