import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const form = `<!doctype html><html lang="en"><title>Outside form</title>
<h1>Outside form</h1>
<button onclick="parent.postMessage('submission-completed', '*')">Submit</button>
<p id="query"></p>
<script>document.getElementById('query').textContent = location.search;</script>`;

export interface ExternalSite {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startExternalSite(): Promise<ExternalSite> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/never')) return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(form);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
