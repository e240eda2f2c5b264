import { cardColors } from '@trio/domain/sorting/sort';
import { fitted } from './break-words.ts';
import { patternDensity } from './page-length.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import type { ChangesView, PatternRow, PatternView } from './view.ts';
import { formatDate, formatList, translators, type Translator } from './localise.ts';

/** The no-break space ties the dot to the text before it. */
const separator = '\u00a0· ';

/** If more categories than this share the most likes, none is named. */
const mostNamed = 2;

const columnsInEm = { title: 12, titles: 30 };

export function preparePattern(data: ProfileData, titles: readonly Line[]): PatternView {
  const t = translators[data.language];
  const rows = countByCategory(data, t);
  const liked = data.sorted.filter(({ answer }) => answer !== 'dislike').length;
  const intro = t('pdf.pattern.intro', { count: data.sorted.length, liked });
  const view = {
    heading: t('pdf.pattern.heading'),
    intro: [intro, ...mostLiked(rows, data, t)],
    chart: {
      heading: t('pdf.pattern.chart'),
      alt: t('pdf.pattern.chartAlt', {
        rows: rows.map((row) => t('pdf.pattern.chartRow', { ...row })).join(' '),
      }),
    },
    numbers: t('pdf.pattern.numbers'),
    answers: {
      superlike: t('pdf.answer.superlike'),
      like: t('pdf.answer.like'),
      dislike: t('pdf.answer.dislike'),
    },
    category: t('pdf.pattern.category'),
    total: t('pdf.pattern.total'),
    rows,
    aside: setAside(data, t),
    changes: changes(data, titles, t),
  };
  const isLast = !data.includesFamilyPage && !data.includesCounsellorPage;
  return { ...view, density: patternDensity(view, isLast) };
}

function countByCategory({ sorted }: ProfileData, t: Translator): readonly PatternRow[] {
  return cardColors
    .map((color) => {
      const ofColor = sorted.filter((one) => one.color === color);
      const count = (answer: string): number =>
        ofColor.filter((one) => one.answer === answer).length;
      return {
        color,
        category: t(`category.${color}`),
        superlike: count('superlike'),
        like: count('like'),
        dislike: count('dislike'),
      };
    })
    .filter(({ superlike, like, dislike }) => superlike + like + dislike > 0);
}

function mostLiked(
  rows: readonly PatternRow[],
  { language }: ProfileData,
  t: Translator,
): readonly string[] {
  const likes = ({ superlike, like }: PatternRow): number => superlike + like;
  const most = Math.max(0, ...rows.map(likes));
  const top = rows.filter((row) => likes(row) === most);
  if (most === 0 || top.length > mostNamed) return [];
  const categories = formatList(
    language,
    top.map(({ category }) => category),
  );
  return [t('pdf.pattern.most', { categories })];
}

function setAside({ sorted }: ProfileData, t: Translator): PatternView['aside'] {
  const rows = cardColors
    .map((color) => ({
      color,
      titles: sorted.filter((one) => one.color === color && one.answer === 'dislike'),
    }))
    .filter(({ titles }) => titles.length > 0)
    .map(({ color, titles }) => ({
      color,
      label: `${t(`category.${color}`)} (${titles.length})`,
      titles: fitted(
        safeLine(titles.map(({ title }) => title).join(separator)),
        columnsInEm.titles,
      ),
    }));
  return {
    heading: t('pdf.pattern.aside'),
    hint: t(rows.length === 0 ? 'pdf.pattern.asideNone' : 'pdf.pattern.asideHint'),
    rows,
  };
}

function changes(data: ProfileData, now: readonly Line[], t: Translator): ChangesView | null {
  const { language, previous } = data;
  if (previous === null) return null;
  const before = previous.titles.map((title) => safeLine(title));
  const left = before.filter((title) => !isAmong(title, now));
  return {
    heading: t('pdf.pattern.changed'),
    head: [
      t('pdf.pattern.rank'),
      formatDate(language, previous.sortedOn),
      formatDate(language, data.sortedOn),
      t('pdf.pattern.note'),
    ],
    rows: now.map((title, index) => ({
      before: fitted(before[index] ?? safeLine(''), columnsInEm.title),
      now: fitted(title, columnsInEm.title),
      note: t(isAmong(title, before) ? 'pdf.pattern.stayed' : 'pdf.pattern.arrived'),
    })),
    left:
      left.length === 0
        ? null
        : {
            label: t('pdf.pattern.left'),
            text: fitted(
              safeLine(left.map(({ text }) => text).join(separator)),
              columnsInEm.titles,
            ),
          },
  };
}

const isAmong = (title: Line, titles: readonly Line[]): boolean =>
  titles.some(({ text }) => text === title.text);
