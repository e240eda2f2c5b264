import { deckDocuments } from '@trio/contracts/documents';
import { expect, it, onTestFinished } from 'vitest';
import { createProfileMaker } from '../src/platform/profiles/profile-maker.ts';
import { pdfClientOf, createProfileStudent } from './profile-student.ts';
import { makeDataFolder, spawnServer } from './spawn-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const withoutEngine = new URL('without-profile-engine.mjs', import.meta.url).href;

it('starts without a profile engine, and reports it', async () => {
  const server = spawnServer({
    TRIO_DATA: await makeDataFolder(),
    NODE_OPTIONS: `--import ${withoutEngine}`,
  });
  await server.until(/no profile engine could be loaded/u);
  const [, url] = await server.until(/ready at (\S+)/u);
  const ready = await fetch(`${url}/api/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', details: { profileEngine: 'none' } });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('explains to a student that the PDF is unavailable, while everything else works', async () => {
  const trio: TestApp = await createTestApp({
    profiles: createProfileMaker({ engine: undefined }),
  });
  onTestFinished(() => trio.close());
  const student = await createProfileStudent(trio);
  const { authorization } = student;
  const pdfClient = pdfClientOf(trio, { authorization });
  const refused = await pdfClient.ticket();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({
    code: 'profile/unavailable',
    message: 'We can’t make the PDF right now. Nothing is lost: try again later.',
  });
  expect((await pdfClient.get()).json()).toMatchObject({ code: 'profile/unavailable' });
  expect(await student.get()).toMatchObject({ selected: [{}, {}, {}] });

  const deck = await trio.app.inject({ method: 'GET', url: deckDocuments.fr });
  expect(deck.statusCode).toBe(503);
  expect(deck.body).toContain('Le PDF n’est pas disponible pour le moment.');
});
