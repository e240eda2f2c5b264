import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deckDocuments } from '@trio/contracts/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const document = '<!doctype html><meta name="trio-settings" content="{}" /><div id="app"></div>';

let trio: TestApp;
let folder: string;
beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'trio-web-'))}/`;
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), document);
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'a-123.js'), 'plain');
  await writeFile(join(folder, 'assets', 'a-123.js.br'), 'brotli');
  await mkdir(join(folder, 'documents'));
  for (const path of Object.values(deckDocuments)) await writeFile(join(folder, path), '%PDF-1.7');
  trio = await createTestApp({
    web: {
      folder,
      settings: {
        supportEmail: '"<&@trio.example',
        hasDevPages: false,
        hasMailbox: false,
        hasNewBrunswickPages: false,
        signOnProviders: [],
      },
    },
  });
});
afterAll(async () => {
  await trio.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => trio.app.inject({ url, headers });

describe('the web app', () => {
  it.each(['/', '/login', '/dashboard/cards', '/dashboard/cards/', '/?timeout=1'])(
    'is served at %s, a page of the product',
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
    '/dev/deck',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('answers %s, which does not exist, with its own 404 page', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('id="app"');
  });

  it("tells the document the deployment's settings, as data", async () => {
    expect((await get('/')).body).toContain(
      'content="{&quot;supportEmail&quot;:&quot;\\&quot;&lt;&amp;@trio.example&quot;,&quot;hasDevPages&quot;:false,',
    );
  });

  it('sends hashed files compressed and for good, others fresh', async () => {
    const script = await get('/assets/a-123.js', { 'accept-encoding': 'br' });
    expect(script.body).toBe('brotli');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(Object.values(deckDocuments))(
    'sends %s as a PDF that a tab can show, asked for again each time and sent once',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toBe('%PDF-1.7');
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
      });
      expect(headers['content-disposition']).toBeUndefined();
      const again = await get(url, { 'if-none-match': headers.etag });
      expect(again.statusCode).toBe(304);
    },
  );
});

it('keeps the API’s own 404 where the API lives', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({ code: 'request/not-found' });
});
