import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShellServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The hint cookie of a session: the server sends the shell instead of the landing page. */
const sessionHint = 'trio.present=1';

/** Only the server sees the hint cookie; the page itself finds no session. */
export async function startShellServer(target: string): Promise<ShellServer> {
  const { hostname, port } = new URL(target);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const onward = request(
      {
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...(isDocument && { cookie: sessionHint }) },
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
