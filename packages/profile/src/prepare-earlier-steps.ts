import { fitted } from './break-words.ts';
import { formatDate, translators } from './localise.ts';
import { add, closeSizes, paragraphHeight } from './page-length.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine } from './safe-text.ts';
import type { EarlierStepsView } from './view.ts';

export const mostEarlierSteps = 2;
/** In graphemes, of one text. */
const textMax = 160;
const widthInEm = 50;

/** The student page has room for so many; null for none. */
export function prepareEarlierSteps(data: ProfileData, count: number): EarlierStepsView | null {
  const t = translators[data.language];
  const shown = data.earlierSteps.slice(0, Math.min(count, mostEarlierSteps));
  if (shown.length === 0) return null;
  return {
    label: t('pdf.mine.steps'),
    list: shown.map(({ outcome, on, sentence, happened }) => ({
      label: t(`pdf.mine.${outcome}`, { date: formatDate(data.language, on) }),
      texts: [sentence, happened]
        .map((text) => fitted(safeLine(shortened(text)), widthInEm))
        .filter(({ text }) => text !== ''),
    })),
  };
}

export const earlierStepsHeight = (view: EarlierStepsView | null): number =>
  view === null
    ? 0
    : 46 +
      add(
        view.list.map(({ label, texts }) => {
          const all = [label, ...texts.map(({ text }) => text)].join(' ');
          return 7 + paragraphHeight(all, 500, 9.5, closeSizes);
        }),
      );

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function shortened(text: string): string {
  const all = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (all.length <= textMax) return text;
  const kept = all.slice(0, textMax).join('');
  return `${kept.replace(/\s+\S*$/u, '')}…`;
}
