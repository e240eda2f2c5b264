import { writeFile } from 'node:fs/promises';
import { renderFacts, renderTexts } from './render.ts';

/** npm run careers:generate: generates the browser's files, one of facts and one per language. */
const source = new URL('../src/', import.meta.url);
await writeFile(new URL('facts.generated.ts', source), renderFacts());
await writeFile(new URL('texts.en.generated.ts', source), renderTexts('en'));
await writeFile(new URL('texts.fr.generated.ts', source), renderTexts('fr'));
