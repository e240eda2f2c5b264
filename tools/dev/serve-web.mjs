// The Vite development server, with the API behind /api. Run by tools/dev.mjs.
import { createServer } from 'vite';

const { HOST: host = '127.0.0.1', PORT: port = '3000', TRIO_API: api = '' } = process.env;

const server = await createServer({
  server: {
    host,
    port: Number(port),
    strictPort: true,
    // The page's own host reaches the API, so its origin check and cookies work as in production.
    proxy: {
      '/api': { target: api, changeOrigin: false },
      // The API checks the token, sets a cookie and redirects back here.
      '^/dev/.*[?&]token=': { target: api, changeOrigin: false },
      '/documents': { target: api, changeOrigin: false },
    },
  },
});

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await server.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void stop());

try {
  await server.listen();
  server.printUrls();
} catch (error) {
  const isTaken = error instanceof Error && /already in use/.test(error.message);
  const remedy = `Port ${port} is in use: stop what uses it, or choose another, for example PORT=${Number(port) + 1} npm run dev.`;
  console.error(isTaken ? remedy : error);
  process.exit(1);
}
