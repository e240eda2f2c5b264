import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pages } from '@trio/contracts/pages';
import { fillInProcessors, noProcessors } from '@trio/contracts/processors';
import { languages, type Language } from '@trio/i18n/languages';
import { isPublicDocument, readPublicDocument } from './public-documents.ts';
import { missingBuild } from './web-builds.ts';
import type { WebSettings } from './web-settings.ts';

const prerenderedPages = ['landing', 'login', 'signup', 'forgot'] as const;
const kinds = [...prerenderedPages, 'table', 'shell', 'unsupported'] as const;
type Kind = (typeof kinds)[number];

/** A strong ETag must differ between encodings. */
interface Encoded {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Compressed once: the document is the same for all visitors. */
export interface WebDocument {
  readonly plain: Encoded;
  readonly br: Encoded;
  readonly gzip: Encoded;
  readonly styleSource: string | null;
}

export interface WebDocuments {
  readonly prerendered: (path: string, language: Language) => WebDocument | null;
  readonly table: (language: Language) => WebDocument;
  readonly shell: (language: Language) => WebDocument;
  readonly unsupported: (language: Language) => WebDocument;
  /** A page for everyone, in one language; null for other addresses. */
  readonly public: (path: string) => Promise<WebDocument | null>;
}

const settingsPlace = /(?<=<meta name="trio-settings" )content="\{\}"/u;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function fillIn(built: string, origin: string, settings: WebSettings): string {
  const links = [
    [pages.terms.path, settings.termsUrl],
    [pages.privacy.path, settings.privacyUrl],
  ] as const;
  // Must equal the footer's own links, or hydration differs.
  const linked = links.reduce(
    (html, [path, url]) =>
      url === undefined
        ? html
        : html.replaceAll(`href="${path}"`, () => `href="${escapeAttribute(url)}"`),
    built.replaceAll('{origin}', () => escapeAttribute(origin)),
  );
  return linked.replace(
    settingsPlace,
    () => `content="${escapeAttribute(JSON.stringify(settings))}"`,
  );
}

const encoded = (bytes: Buffer): Encoded => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
});

function encodeDocument(html: string): WebDocument {
  const plain = Buffer.from(html);
  const style = /<style>([^<]*)<\/style>/u.exec(html)?.[1];
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    plain: encoded(plain),
    br: encoded(brotliCompressSync(plain, quality)),
    gzip: encoded(gzipSync(plain)),
    styleSource:
      style === undefined
        ? null
        : `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  };
}

const cachedDocuments = 100;

/** There are more than a thousand documents: the latest ones stay in memory. */
function createPublicDocuments(read: (path: string) => Promise<WebDocument>) {
  const cached = new Map<string, Promise<WebDocument>>();
  return {
    async get(path: string): Promise<WebDocument | null> {
      if (!isPublicDocument(path)) return null;
      const document = cached.get(path) ?? read(path);
      cached.delete(path);
      cached.set(path, document);
      const [oldest] = cached.keys();
      if (cached.size > cachedDocuments && oldest !== undefined) cached.delete(oldest);
      try {
        return await document;
      } catch (error) {
        cached.delete(path);
        throw error;
      }
    },
  };
}

export async function readWebDocuments(
  folder: string,
  origin: string,
  settings: WebSettings,
): Promise<WebDocuments> {
  const read = async (kind: Kind, language: Language): Promise<WebDocument> => {
    const path = join(folder, 'ready', `${kind}.${language}.html`);
    const built = await readFile(path, 'utf8').catch(() => {
      throw missingBuild();
    });
    return encodeDocument(fillIn(built, origin, settings));
  };
  const publicDocuments = createPublicDocuments(async (path) =>
    encodeDocument(
      // Host names of URLs need no escaping.
      fillInProcessors(
        fillIn(await readPublicDocument(folder, path), origin, settings),
        settings.processors ?? noProcessors,
      ),
    ),
  );
  const found = new Map<string, WebDocument>();
  for (const kind of kinds) {
    for (const language of languages) found.set(kind + language, await read(kind, language));
  }
  const get = (kind: Kind, language: Language): WebDocument => {
    const document = found.get(kind + language);
    if (document === undefined) throw new Error(`There is no ${kind} in ${language}.`);
    return document;
  };
  return {
    prerendered: (path, language) => {
      const page = prerenderedPages.find((name) => pages[name].path === path);
      return page === undefined ? null : get(page, language);
    },
    table: (language) => get('table', language),
    shell: (language) => get('shell', language),
    unsupported: (language) => get('unsupported', language),
    public: (path) => publicDocuments.get(path),
  };
}
