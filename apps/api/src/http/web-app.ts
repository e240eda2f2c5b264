import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isCardAddress, isDevPage, isPage, pages, shellPath } from '@trio/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { careersPath } from '@trio/contracts/public-pages';
import { sitemapOf, isPublicDocument, movedCareerPath } from './public-documents.ts';
import { encodingFor } from './accepted-encoding.ts';
import type { DevAccess } from './dev-access.ts';
import { allowStyle } from './security-headers.ts';
import { isOldBrowser, mayHaveSession, languageOf } from './visitor.ts';
import type { WebBuilds } from './web-builds.ts';
import { readWebDocuments, type WebDocument } from './web-documents.ts';
import type { WebSettings } from './web-settings.ts';

/** Documents are sent with settings filled in; build metadata is private. */
const privateFiles = /^\/(?:index\.html$|ready\/|\.)/u;

const cachePermanently = 'public, max-age=31536000, immutable';

/** Names under /assets contain a content hash, so these files never change. */
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
    allowedPath: (path) => !privateFiles.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/u.test(path);
      reply.header('cache-control', isHashed ? cachePermanently : 'no-cache');
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
    // Logged-in users go to their own pages; only the browser can add the time-out banner.
    const mayBeLoggedIn = mayHaveSession(request);
    if (mayBeLoggedIn && isCardAddress(path)) return documents.table(language);
    const needsShell = mayBeLoggedIn || /[?&]timeout\b/u.test(request.url);
    return (needsShell ? null : documents.prerendered(path, language)) ?? documents.shell(language);
  };

  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemapOf(app.publicOrigin)),
  );
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(robotsTxt(app.publicOrigin)),
  );

  // A not-found handler, not a wildcard route: /api has its own 404 answer.
  app.setNotFoundHandler(async (request, reply) => {
    const path = plainPath(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const moved = isRead ? movedCareerPath(path) : undefined;
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301);
    const found = isRead && !isOldBrowser(request) ? await documents.public(path) : null;
    if (found) return sendDocument(request, reply.code(200), found);
    const entered = isRead && hasDevPage(path) ? devAccess.enter(request, reply) : null;
    if (entered) return entered;
    const isServed = !isDevPage(path) || (hasDevPage(path) && devAccess.isOpen(request));
    const exists = path === shellPath || (isPage(path) && isServed && !isUnknownCareer(path));
    reply.code(isRead && exists ? 200 : 404);
    return sendDocument(request, reply, documentFor(request, path));
  });
}

const plainPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/$/u, '') : path;
};

const isUnknownCareer = (path: string): boolean =>
  !isPublicDocument(path) && Object.values(careersPath).some((list) => path.startsWith(`${list}/`));

/** The sitemap needs an absolute address. */
const robotsTxt = (origin: string): string =>
  [
    '# Landing, the page for schools, careers, terms, privacy and data sources are public; other pages need a log-in.',
    'User-agent: *',
    ...['/api/', '/dashboard', '/dev/', '/confirm', '/logout', '/classlink', '/sso', '/shell'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

async function addOlderAssets(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.map((folder) => join(folder, 'assets')),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', cachePermanently),
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
  // A cached copy must not turn a 404 into a 304.
  const isKnown = reply.statusCode === 200 && matches(request.headers['if-none-match'], etag);
  if (isKnown) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}

/** A proxy that recompresses makes a strong ETag weak. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
