import { expect, it } from 'vitest';
import { prepareProfile } from '../prepare.ts';
import { sampleProfiles } from '../sample-profiles.ts';
import { DocumentRefusedError, type DocumentRequest } from './compiler.ts';
import { createPortableCompiler, loadPortableModule } from './portable-compiler.ts';

const module = loadPortableModule();
if (!module) throw new Error('The portable engine is not installed.');

async function profileOf(firstName: string): Promise<DocumentRequest> {
  const { view, files } = await prepareProfile({ ...sampleProfiles.ordinary, firstName });
  return { template: 'profile.typ', data: view, files };
}

it('replaces an instance that has used up its memory, without losing a document', async () => {
  const replaced: Date[] = [];
  const compiler = createPortableCompiler(module, {
    reserveBytes: 2 ** 16,
    onReplaced: () => replaced.push(new Date()),
  });
  const first = await compiler.compile(await profileOf('Maya'));
  for (let made = 0; replaced.length < 2; made += 1) {
    const { pages } = await compiler.compile(await profileOf(`Student ${made}`));
    expect(pages).toBe(7);
  }
  const again = await compiler.compile(await profileOf('Maya'));
  expect(Buffer.compare(again.pdf, first.pdf)).toBe(0);
  await compiler.close();
});

it('reports a document that Typst cannot compile, and compiles the next one', async () => {
  const compiler = createPortableCompiler(module);
  const good = await profileOf('Maya');
  const bad = { ...good, data: {} };
  await expect(compiler.compile(bad)).rejects.toThrow(DocumentRefusedError);
  expect((await compiler.compile(good)).pages).toBe(7);
  await compiler.close();
});

it('starts a new instance after a crash', async () => {
  const compiler = createPortableCompiler(module);
  const good = await profileOf('Maya');
  // Not a template error: the thread throws outside of Typst.
  const crash = { ...good, files: new Map([['broken', null as unknown as Uint8Array]]) };
  await expect(compiler.compile(crash)).rejects.toThrow('Typst stopped');
  expect((await compiler.compile(good)).pages).toBe(7);
  await compiler.close();
});
