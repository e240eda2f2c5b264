import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SchoolProxy {
  readonly url: string;
  /** How many connections it has cut. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * As in some schools: it passes an answer on only when it is complete, refuses WebSockets, and
 * closes every connection after ten seconds.
 */
export async function startSchoolProxy(targetOf: () => string): Promise<SchoolProxy> {
  const mostMs = 10_000;
  const busy = new Set<Socket>();
  const old = new Set<Socket>();
  let cuts = 0;
  const cut = (socket: Socket) => {
    cuts += 1;
    socket.destroy();
  };

  const server = createServer((incoming, outgoing) => {
    const { socket } = incoming;
    busy.add(socket);
    void forward(targetOf(), incoming)
      .then(({ statusCode = 502, headers, body }) => {
        // The whole answer is known, so it has a length instead of chunks.
        const { 'transfer-encoding': _, ...kept } = headers;
        outgoing.writeHead(statusCode, {
          ...kept,
          ...(body.length > 0 && { 'content-length': body.length }),
        });
        outgoing.end(body);
      })
      .catch(() => outgoing.writeHead(502).end());
    outgoing.on('close', () => {
      busy.delete(socket);
      if (old.has(socket)) cut(socket);
    });
  });
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => {
      old.add(socket);
      if (!busy.has(socket)) cut(socket);
    }, mostMs);
    socket.on('close', () => clearTimeout(timer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(target: string, incoming: IncomingMessage) {
  const asked = request(new URL(incoming.url ?? '/', target), {
    method: incoming.method ?? 'GET',
    headers: incoming.headers,
  });
  asked.end(await buffer(incoming));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode, headers } = answer;
  return { statusCode, headers, body: await buffer(answer) };
}
