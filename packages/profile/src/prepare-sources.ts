import type { Language } from '@trio/i18n/languages';
import { substitute } from './safe-text.ts';
import type { SourcesView } from './view.ts';
import { wordsIn } from './words.ts';

export function prepareSources(language: Language, texts: string): SourcesView {
  const words = wordsIn[language];
  return {
    heading: words('pdf.sources.heading'),
    paragraphs: [
      words('pdf.sources.noc'),
      words('pdf.sources.onet'),
      words('pdf.sources.links'),
      ...(texts.includes(substitute)
        ? [words('pdf.sources.substitute', { sign: substitute })]
        : []),
    ],
  };
}
