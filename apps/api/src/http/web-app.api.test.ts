import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { careerFacts } from '@trio/careers/facts.generated';
import { pages } from '@trio/contracts/pages';
import { noProcessors } from '@trio/contracts/processors';
import { trustPaths } from '@trio/contracts/public-pages';
import { pathExplorerLink } from '@trio/domain/path-explorer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const shell = (language: string) =>
  `<html lang="${language}"><meta name="trio-settings" content="{}" /><div id="app"></div>`;
const style = 'h1{color:red}';
const landing = (language: string, page: string) =>
  `<html lang="${language}"><meta name="trio-settings" content="{}" />
  <link rel="canonical" href="{origin}/" /><style>${style}</style>
  <div id="app" data-ready="${language}"><h1>${page}</h1><a href="/terms">Terms</a></div>`;
const table = (language: string) =>
  shell(language).replace('></div>', ` data-waiting="${language}"></div>`);
const notice = (language: string) => `<html lang="${language}"><h1>Internet Explorer</h1>`;

const internetExplorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

let trio: TestApp;
let folder: string;
let olderFolder: string;
const logged: string[] = [];
beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'trio-web-'))}/`;
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  for (const name of ['assets', 'ready']) await mkdir(join(folder, name));
  await write('index.html', 'as built');
  await write('icon.svg', '<svg/>');
  await write('favicon.ico', '');
  await write('manifest.fr.webmanifest', '{}');
  await write('assets/a-123.js', 'plain');
  await write('assets/a-123.js.br', 'brotli');
  for (const language of ['en', 'fr']) {
    for (const page of ['landing', 'login', 'signup', 'forgot']) {
      await write(`ready/${page}.${language}.html`, landing(language, page));
    }
    await write(`ready/table.${language}.html`, table(language));
    await write(`ready/shell.${language}.html`, shell(language));
    await write(`ready/unsupported.${language}.html`, notice(language));
  }
  await mkdir(join(folder, 'ready/careers'));
  await mkdir(join(folder, 'ready/fr/carrieres'), { recursive: true });
  const career = (language: string) =>
    `<html lang="${language}"><link rel="canonical" href="{origin}/careers" /><a href="/terms">Terms</a>`;
  await write('ready/careers.html', career('en'));
  await write('ready/schools.html', career('en'));
  await write('ready/fr/ecoles.html', career('fr'));
  await mkdir(join(folder, 'ready/fr/confiance'));
  await write('ready/fr/confiance/sous-traitants.html', '<p>{mail: aucun}; {storage: aucun}</p>');
  await write('ready/careers/plumber.html', career('en'));
  await write('ready/fr/carrieres/plombiere-ou-plombier.html', career('fr'));
  olderFolder = await mkdtemp(join(tmpdir(), 'trio-web-'));
  await mkdir(join(olderFolder, 'assets'));
  for (const name of ['index.html', 'sw-of-then.js', 'assets/b-456.js', 'assets/a-123.js']) {
    await writeFile(join(olderFolder, name), 'of an older build');
  }
  await writeFile(join(olderFolder, 'assets/b-456.js.br'), 'older brotli');
  trio = await createTestApp({
    logLevel: 'debug',
    logTo: { write: (line: string) => logged.push(line) },
    web: {
      builds: { folder, olderFolders: [olderFolder] },
      settings: {
        supportEmail: '"<&@trio.example',
        hasDevPages: false,
        hasMailbox: false,
        hasNewBrunswickPages: false,
        termsUrl: 'https://school.example/terms?a=1&b=$&2',
        signOnProviders: [],
        processors: { ...noProcessors, mail: ['mail.example', 'mail-2.example'] },
      },
    },
  });
});
afterAll(async () => {
  await trio.close();
  for (const build of [folder, olderFolder]) await rm(build, { recursive: true });
});

const get = (url: string, headers = {}) => trio.app.inject({ url, headers });

describe('the web app', () => {
  it.each(['/', '/login', '/dashboard/cards', '/dashboard/cards/', '/?timeout=1', '/shell'])(
    'is served at the page %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it.each([
    '/nothing',
    '/assets/gone.js',
    '/dashboard/nothing',
    '/index.html',
    '/ready/landing.en.html',
    '/dev/deck',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%',
    '/caf%e9/%zz?%ff',
  ])('answers the unknown address %s with its own 404 page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('id="app"');
  });

  it('shows developers’ pages only to a browser that was opened with the token', async () => {
    const devToken = 'a-token-only-for-tests';
    const settings = { hasDevPages: true, hasMailbox: true, supportEmail: '', signOnProviders: [] };
    const builds = { folder, olderFolders: [] };
    const web = { builds, settings: { ...settings, hasNewBrunswickPages: false } };
    const dev = await createTestApp({ web, devToken });
    for (const path of ['/dev/mail', '/dev/deck']) {
      const at = (url: string, cookie = '') => dev.app.inject({ url, headers: { cookie } });
      expect((await at(path)).statusCode).toBe(404);
      expect((await at(`${path}?token=wrong`)).statusCode).toBe(404);
      expect((await at(path, 'trio.dev=wrong')).statusCode).toBe(404);
      const entered = await at(`${path}?letter=1&token=${devToken}`);
      expect(entered.statusCode).toBe(303);
      expect(entered.headers.location).toBe(`${path}?letter=1`);
      expect(entered.cookies).toMatchObject([
        { name: 'trio.dev', path: '/', httpOnly: true, sameSite: 'Strict' },
      ]);
      expect((await at(path, `trio.dev=${entered.cookies[0]?.value}`)).statusCode).toBe(200);
    }
    await dev.close();
  });

  it('includes the deployment’s settings in the document, as data', async () => {
    expect((await get('/')).body).toContain(
      'content="{&quot;supportEmail&quot;:&quot;\\&quot;&lt;&amp;@trio.example&quot;,&quot;hasDevPages&quot;:false,',
    );
  });

  it('answers in the chosen language, else the browser’s, else English', async () => {
    const languageOf = async (headers: Record<string, string>, url = '/') =>
      /<html lang="(\w+)">/u.exec((await get(url, headers)).body)?.[1];
    const french = { 'accept-language': 'fr-CA, en;q=0.5' };
    expect(await languageOf({})).toBe('en');
    expect(await languageOf({ 'accept-language': 'de' })).toBe('en');
    expect(await languageOf(french)).toBe('fr');
    expect(await languageOf({ ...french, cookie: 'a=b; language=en' })).toBe('en');
    expect(await languageOf({ cookie: 'language=fr; a=b' })).toBe('fr');
    expect(await languageOf({ ...french, cookie: 'language=de' })).toBe('fr');
    expect(await languageOf({ ...french, cookie: 'xlanguage=en' })).toBe('fr');
    expect(await languageOf(french, '/dashboard/cards')).toBe('fr');
    const { vary } = (await get('/')).headers;
    expect(vary).toBe('accept-encoding, accept-language, cookie, user-agent');
  });

  it.each([
    ['/', 'landing'],
    ['/?utm=poster', 'landing'],
    ['/login', 'login'],
    ['/login?reset=token', 'login'],
    ['/signup', 'signup'],
    ['/forgot', 'forgot'],
  ])('sends visitors at %s the prerendered page %s', async (url, page) => {
    const { body } = await get(url);
    expect(body).toContain(`data-ready="en"><h1>${page}</h1>`);
    expect(body).toContain('<link rel="canonical" href="http://trio.test/" />');
    expect(body).toContain('<a href="https://school.example/terms?a=1&amp;b=$&amp;2">');
  });

  it('allows the inline style of a prerendered page, and no other', async () => {
    const policy = async (url: string) => {
      const { headers } = await get(url);
      const rules = String(headers['content-security-policy']).split(';');
      return rules.find((rule) => rule.startsWith('style-src '));
    };
    const hash = createHash('sha256').update(style).digest('base64');
    expect(await policy('/')).toBe(`style-src 'self' 'sha256-${hash}'`);
    expect(await policy('/dashboard/cards')).toBe("style-src 'self'");
    expect(await policy('/shell')).toBe("style-src 'self'");
  });

  it.each([
    ['a logged-in user', '/', { cookie: 'language=fr; trio.present=1' }],
    ['a user who was logged out after inactivity', '/?timeout=1', {}],
    ['a page that is not prerendered', '/dashboard/cards', {}],
    ['a visitor at a card’s address', '/dashboard/cards/12', {}],
    ['an unknown address', '/nothing', {}],
    ['a service worker that stores the shell for offline use', '/shell', {}],
  ])('sends the shell for %s', async (_, url, headers) => {
    const { body } = await get(url, headers);
    expect(body).toContain('<div id="app"></div>');
  });

  it('sends the table with a card face down to a logged-in user at a card’s address', async () => {
    const { body } = await get('/dashboard/cards/12', { cookie: 'language=fr; trio.present=1' });
    expect(body).toContain('data-waiting="fr"');
  });

  it.each(['/', '/login', '/dashboard/cards'])(
    'shows Internet Explorer at %s a notice that it is not supported, in the right language and without a script',
    async (url) => {
      const headers = { 'user-agent': internetExplorer, 'accept-language': 'fr' };
      const { body } = await get(url, headers);
      expect(body).toBe(notice('fr'));
      const older = { 'user-agent': 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)' };
      expect((await get(url, older)).body).toBe(notice('en'));
    },
  );

  it('compresses its documents with an encoding that the browser accepts', async () => {
    const sent = async (accepted: string) => {
      const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
      return { encoding: headers['content-encoding'], rawPayload };
    };
    const plain = (await get('/')).rawPayload;
    const brotli = await sent('gzip, deflate, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
    const gzip = await sent('gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
    expect(await sent('identity')).toEqual({ encoding: undefined, rawPayload: plain });
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/manifest.fr.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ])('sends %s with its content type', async (url, type) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  it('lets browsers cache hashed files permanently, and revalidates others', async () => {
    const script = await get('/assets/a-123.js', { 'accept-encoding': 'br' });
    expect(script.body).toBe('brotli');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });
});

describe('public pages', () => {
  it.each([
    ['/careers', 'en'],
    ['/careers/plumber', 'en'],
    ['/careers/plumber/?from=poster', 'en'],
    ['/fr/carrieres/plombiere-ou-plombier', 'fr'],
    ['/schools', 'en'],
    ['/fr/ecoles', 'fr'],
  ])('%s is in the language of its address, also for logged-in users', async (url, language) => {
    const cookie = 'language=de; trio.present=1';
    const { statusCode, body } = await get(url, { cookie, 'accept-language': 'fr' });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain('href="http://trio.test/careers"');
    expect(body).toContain('https://school.example/terms');
  });

  it('show the hosts of configured services, and say which services are not configured', async () => {
    const { statusCode, body } = await get('/fr/confiance/sous-traitants');
    expect(statusCode).toBe(200);
    expect(body).toBe('<p>mail.example, mail-2.example; aucun</p>');
  });

  it.each(['/careers/no-such-career', '/careers/constructor', '/fr/carrieres/plumber'])(
    '%s is not found',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('id="app"');
    },
  );

  it.each([
    ['/careers/gas-fitter', '/careers/plumber'],
    [
      '/fr/carrieres/monteuse-ou-monteur-d-installations-au-gaz',
      '/fr/carrieres/plombiere-ou-plombier',
    ],
  ])('%s, of a removed career, redirects to its nearest relative', async (url, target) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(target);
    // A browser keeps a redirect without this for good, and the nearest relative may change.
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/careers', 200],
    ['/careers/plumber', 200],
    ['/careers/no-such-career', 404],
  ])('%s answers an unsupported browser with the notice and %i', async (url, status) => {
    const { statusCode, body } = await get(url, { 'user-agent': internetExplorer });
    expect(statusCode).toBe(status);
    expect(body).toContain('Internet Explorer');
  });

  it('are all in the sitemap, in both languages, and the sitemap is in robots.txt', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.match(/<loc>/gu)).toHaveLength(
      1 + 2 * (2 + Object.keys(trustPaths).length + careerFacts.length),
    );
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="fr" href="http://trio.test/fr/carrieres/plombiere-ou-plombier"/>',
    );
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://trio.test/sitemap.xml');
  });
});

describe('documents', () => {
  const tagOf = async (url: string, headers = {}) => String((await get(url, headers)).headers.etag);

  it('have a strong ETag of their own for each encoding and language', async () => {
    const kinds = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }];
    const french = kinds.map((headers) => ({ ...headers, cookie: 'language=fr' }));
    const tags = await Promise.all([...kinds, ...french].map((headers) => tagOf('/', headers)));
    expect(new Set(tags).size).toBe(6);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{20,}"$/u);
  });

  it.each(['/', '/dashboard/cards', '/shell'])(
    'are not sent again to a browser that has them cached: %s',
    async (url) => {
      const encoding = { 'accept-encoding': 'br' };
      const etag = await tagOf(url, encoding);
      for (const known of [etag, `"other", ${etag}`, `W/${etag}`]) {
        const answer = await get(url, { ...encoding, 'if-none-match': known });
        expect(answer.statusCode).toBe(304);
        expect(answer.body).toBe('');
        expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
      }
    },
  );

  it('are sent to a browser with another encoding or an older version', async () => {
    const plain = await tagOf('/');
    const answer = await get('/', { 'accept-encoding': 'br', 'if-none-match': plain });
    expect(answer.statusCode).toBe(200);
    expect((await get('/', { 'if-none-match': '"older"' })).statusCode).toBe(200);
  });

  it('keep status 404 for an unknown page', async () => {
    const answer = await get('/nothing', { 'if-none-match': await tagOf('/nothing') });
    expect(answer.statusCode).toBe(404);
  });
});

describe('an older build', () => {
  it('still serves its hashed files to tabs that were opened earlier', async () => {
    const script = await get('/assets/b-456.js');
    expect(script.statusCode).toBe(200);
    expect(script.body).toBe('of an older build');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/b-456.js', { 'accept-encoding': 'br' })).body).toBe('older brotli');
  });

  it('does not replace files of the current build', async () => {
    expect((await get('/assets/a-123.js')).body).toBe('plain');
  });

  it.each([
    '/sw-of-then.js',
    '/index.html',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/',
    '/assets/nothing.js',
  ])('serves no other file: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('of an older build');
  });
});

it('keeps the API’s own 404 for addresses of the API', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({ code: 'request/not-found' });
});

it('serves the path explorer without logging its ctx parameter', async () => {
  const userEmail = 'secret.explorer@school.test';
  const url = pathExplorerLink(pages.explore.path, { userEmail, selectedChallengeTitle: 'Water' });
  logged.length = 0;
  const answer = await trio.app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  const log = logged.join('');
  expect(log).toContain(String(answer.headers['x-request-id']));
  expect(answer.body).not.toContain(userEmail);
  for (const secret of [userEmail, 'ctx', url.split('ctx=')[1]]) expect(log).not.toContain(secret);
});
