import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isCardAddress, isDevPage, isPage, pages, shellPath } from '@trio/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './accepted-encoding.ts';
import type { DevAccess } from './dev-access.ts';
import { allowStyle } from './security-headers.ts';
import { isOldBrowser, isProbablySignedIn, languageOf } from './visitor.ts';
import type { WebBuilds } from './web-builds.ts';
import { readWebDocuments, type WebDocument } from './web-documents.ts';
import type { WebSettings } from './web-settings.ts';

/** The build's own documents are sent filled in; what it notes for itself is nobody's business. */
const kept = /^\/(?:index\.html$|ready\/|\.)/u;

const forGood = 'public, max-age=31536000, immutable';

/**
 * The built web app. Files under /assets carry their content's hash in their name and never change.
 * Visitors get the landing as ready HTML, a student at the cards a table with one face down, every other
 * page the same document without a page in it, and an unknown address that one with a 404.
 */
export async function addWebApp(
  app: FastifyInstance,
  { folder, olderFolders }: WebBuilds,
  settings: WebSettings,
  devAccess: DevAccess,
): Promise<void> {
  const documents = await readWebDocuments(folder, app.publicOrigin, settings);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    allowedPath: (path) => !kept.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/u.test(path);
      reply.header('cache-control', isHashed ? forGood : 'no-cache');
    },
  });
  if (olderFolders.length > 0) await addOlderAssets(app, olderFolders);

  const hasDevPage = (path: string) =>
    isPage(path) &&
    isDevPage(path) &&
    (path === pages.devMail.path ? settings.hasMailbox : settings.hasDevPages);

  const documentFor = (request: FastifyRequest, path: string): WebDocument => {
    const language = languageOf(request);
    if (isOldBrowser(request)) return documents.unsupported(language);
    // Somebody who is signed in is on the way to their own pages, and a banner is the browser's to add.
    const isSomebody = isProbablySignedIn(request);
    if (isSomebody && isCardAddress(path)) return documents.table(language);
    const isPlain = isSomebody || /[?&]timeout\b/u.test(request.url);
    return (isPlain ? null : documents.ready(path, language)) ?? documents.shell(language);
  };

  // Not a route of its own: /api, registered beside it, keeps its own answer to what it does not know.
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const entered = isRead && hasDevPage(path) ? devAccess.enter(request, reply) : null;
    if (entered) return entered;
    const isServed = !isDevPage(path) || (hasDevPage(path) && devAccess.isOpen(request));
    const isThere = path === shellPath || (isPage(path) && isServed);
    reply.code(isRead && isThere ? 200 : 404);
    return sendDocument(request, reply, documentFor(request, path));
  });
}

/** Of an older build only the hashed files: what the current one has too was found there first. */
async function addOlderAssets(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.map((folder) => join(folder, 'assets')),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', forGood),
  });
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: WebDocument,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { bytes, etag } = document[encoding ?? 'plain'];
  if (document.styleSource !== null) allowStyle(reply, document.styleSource);
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie, user-agent')
    .header('etag', etag);
  // A 404 stays one, whatever the browser has kept.
  const isKnown = reply.statusCode === 200 && matches(request.headers['if-none-match'], etag);
  if (isKnown) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}

/** A proxy that compresses again marks a strong validator as weak; the document is still the same. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
