import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A form of somebody else: it shows what it was told, and says what the test makes it say. */
const form = `<!doctype html><html lang="en"><title>Outside form</title>
<h1>Outside form</h1>
<button onclick="parent.postMessage('submission-completed', '*')">Submit</button>
<p id="told"></p>
<script>document.getElementById('told').textContent = location.search;</script>`;

export interface OutsideSite {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startOutsideSite(): Promise<OutsideSite> {
  const server = createServer((request, response) => {
    // Said to be there, and never comes.
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
