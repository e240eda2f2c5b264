import type { Language } from '@trio/i18n/languages';
import { substitute } from './safe-text.ts';
import type { SourcesView } from './view.ts';
import { translators } from './localise.ts';

export function prepareSources(language: Language, texts: string): SourcesView {
  const t = translators[language];
  return {
    heading: t('pdf.sources.heading'),
    paragraphs: [
      t('pdf.sources.noc'),
      t('pdf.sources.onet'),
      t('pdf.sources.links'),
      ...(texts.includes(substitute) ? [t('pdf.sources.substitute', { sign: substitute })] : []),
    ],
  };
}
