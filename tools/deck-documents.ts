// Writes the deck's accessible PDFs, in both languages, below the folder that it is given: at the
// addresses that the contracts name. Run by tools/start/build-web.mjs; needs Node 24.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deckDocuments } from '../packages/contracts/src/documents.ts';
import { languages } from '../packages/i18n/src/languages.ts';
import { createProfileEngine } from '../packages/profile/src/engine.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder: node tools/deck-documents.ts FOLDER');

const engine = createProfileEngine();
for (const language of languages) {
  const file = join(folder, deckDocuments[language]);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await engine.makeDeckDocument(language));
}
