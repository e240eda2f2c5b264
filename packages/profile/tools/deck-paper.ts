// npm run deck:paper: makes the PDF files in docs/deck, for people who read and mark the cards on
// paper. Run it after each change to the cards or their posters, and look at the pages.
import { mkdir, writeFile } from 'node:fs/promises';
import { type Language, languages } from '@trio/i18n/languages';
import { createAnyEngine } from './any-engine.ts';

const folder = new URL('../../../docs/deck/', import.meta.url);
const engine = createAnyEngine();
const documents = {
  cards: (language: Language) => engine.makeCardPages(language),
  'comment-sheet': (language: Language) => engine.makeCommentSheet(language),
};

await mkdir(folder, { recursive: true });
for (const [name, make] of Object.entries(documents)) {
  for (const language of languages) {
    const file = `${name}-${language}.pdf`;
    const pdf = await make(language);
    await writeFile(new URL(file, folder), pdf);
    console.log(`docs/deck/${file}  ${Math.round(pdf.length / 1024)} KB`);
  }
}
await engine.close();
