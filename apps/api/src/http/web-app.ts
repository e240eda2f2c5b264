import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isDevPage, isPage, pages } from '@trio/contracts/pages';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../platform/startup-error.ts';

export const builtWebApp = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** What the browser needs to know of this deployment. Written into the document: no call, no wait. */
export interface WebSettings {
  readonly supportEmail: string;
  readonly hasDevPages: boolean;
  /** Whether career links may lead to New Brunswick's own pages. */
  readonly hasNewBrunswickPages: boolean;
  /** The demo's mails can be read here. */
  readonly hasMailbox: boolean;
  /** Where students go on to make their path, and whether it is told who comes. */
  readonly pathExplorerUrl?: string | undefined;
  readonly isPathReferenceOpaque?: boolean;
  /** Pages of others that consumer groups see in a frame; without them they see ours. */
  readonly surveyUrl?: string | undefined;
  readonly profileIntroUrl?: string | undefined;
  readonly videoUrl?: string | undefined;
  /** Where to get help, beside what students write; null says it in our own words. */
  readonly helpLine?: { readonly en: string | null; readonly fr: string | null };
  /** Where students may come from besides the log-in form. */
  readonly signOnProviders: readonly { readonly id: string; readonly label: string }[];
}

/** Whose pages ours may show in a frame: those that are configured, and nobody else's. */
export const framedOrigins = (settings: WebSettings): string[] => [
  ...new Set(
    [settings.surveyUrl, settings.profileIntroUrl, settings.videoUrl].flatMap((url) =>
      url === undefined ? [] : new URL(url).origin,
    ),
  ),
];

const settingsPlace = /(?<=<meta name="trio-settings" )content="\{\}"/u;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The built web app. Files under /assets carry their content's hash in their name and never change;
 * every page of the product gets the same document, an unknown address gets it with a 404.
 */
export async function addWebApp(
  app: FastifyInstance,
  folder: string,
  settings: WebSettings,
): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartupError(
      'The web app has not been built: start with `npm start`, which builds it.',
    );
  });
  const document = built.replace(
    settingsPlace,
    `content="${escapeAttribute(JSON.stringify(settings))}"`,
  );

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The document is served filled in, below; what the build notes for itself is nobody's business.
    allowedPath: (path) => path !== '/index.html' && !path.startsWith('/.'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A browser shows a PDF with a page and styles of its own, which the rule for our pages would
      // take away from it; a PDF has no script that could reach ours.
      if (path.endsWith('.pdf')) reply.header('content-security-policy', "frame-ancestors 'none'");
    },
  });

  const isServed = (path: string) =>
    path === pages.devMail.path ? settings.hasMailbox : settings.hasDevPages || !isDevPage(path);

  // Not a route of its own: /api, registered beside it, keeps its own answer to what it does not know.
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return reply
      .code(isRead && isPage(path) && isServed(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  });
}
