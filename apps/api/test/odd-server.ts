import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OddServer {
  readonly url: string;
  answer: RequestListener;
  close(): Promise<void>;
}

export async function startOddServer(): Promise<OddServer> {
  const http = createServer((request, response) => server.answer(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: OddServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    answer: (_, response) => void response.writeHead(500).end(),
    close: async () => {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
  return server;
}
