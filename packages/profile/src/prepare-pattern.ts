import { cardColors } from '@trio/domain/sorting/sort';
import { fitted } from './break-words.ts';
import { patternDensity } from './page-length.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import type { ChangesView, PatternRow, PatternView } from './view.ts';
import { formatDate, formatList, wordsIn, type Words } from './words.ts';

/** The no-break space ties the dot to the text before it. */
const separator = '\u00a0· ';

/** With more top categories than this, the pattern says nothing. */
const mostNamed = 2;

export function preparePattern(data: ProfileData, titles: readonly Line[]): PatternView {
  const words = wordsIn[data.language];
  const rows = countByCategory(data, words);
  const liked = data.sorted.filter(({ answer }) => answer !== 'dislike').length;
  const intro = words('pdf.pattern.intro', { count: data.sorted.length, liked });
  const view = {
    heading: words('pdf.pattern.heading'),
    intro: [intro, ...mostLiked(rows, data, words)],
    chart: {
      heading: words('pdf.pattern.chart'),
      alt: words('pdf.pattern.chartAlt', {
        rows: rows.map((row) => words('pdf.pattern.chartRow', { ...row })).join(' '),
      }),
    },
    numbers: words('pdf.pattern.numbers'),
    answers: {
      superlike: words('pdf.answer.superlike'),
      like: words('pdf.answer.like'),
      dislike: words('pdf.answer.dislike'),
    },
    category: words('pdf.pattern.category'),
    total: words('pdf.pattern.total'),
    rows,
    aside: setAside(data, words),
    changes: changes(data, titles, words),
  };
  const isLast = !data.includesFamilyPage && !data.includesCounsellorPage;
  return { ...view, density: patternDensity(view, isLast) };
}

function countByCategory({ sorted }: ProfileData, words: Words): readonly PatternRow[] {
  return cardColors
    .map((color) => {
      const ofColor = sorted.filter((one) => one.color === color);
      const count = (answer: string): number =>
        ofColor.filter((one) => one.answer === answer).length;
      return {
        color,
        category: words(`category.${color}`),
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
  words: Words,
): readonly string[] {
  const likes = ({ superlike, like }: PatternRow): number => superlike + like;
  const most = Math.max(0, ...rows.map(likes));
  const top = rows.filter((row) => likes(row) === most);
  if (most === 0 || top.length > mostNamed) return [];
  const categories = formatList(
    language,
    top.map(({ category }) => category),
  );
  return [words('pdf.pattern.most', { categories })];
}

function setAside({ sorted }: ProfileData, words: Words): PatternView['aside'] {
  const rows = cardColors
    .map((color) => ({
      color,
      titles: sorted.filter((one) => one.color === color && one.answer === 'dislike'),
    }))
    .filter(({ titles }) => titles.length > 0)
    .map(({ color, titles }) => ({
      color,
      label: `${words(`category.${color}`)} (${titles.length})`,
      titles: fitted(safeLine(titles.map(({ title }) => title).join(separator)), 30),
    }));
  return {
    heading: words('pdf.pattern.aside'),
    hint: words(rows.length === 0 ? 'pdf.pattern.asideNone' : 'pdf.pattern.asideHint'),
    rows,
  };
}

function changes(data: ProfileData, now: readonly Line[], words: Words): ChangesView | null {
  const { language, previous } = data;
  if (previous === null) return null;
  const before = previous.titles.map((title) => safeLine(title));
  const left = before.filter((title) => !isAmong(title, now));
  return {
    heading: words('pdf.pattern.changed'),
    head: [
      words('pdf.pattern.rank'),
      formatDate(language, previous.sortedOn),
      formatDate(language, data.sortedOn),
      words('pdf.pattern.note'),
    ],
    rows: now.map((title, index) => ({
      before: fitted(before[index] ?? safeLine(''), 12),
      now: fitted(title, 12),
      note: words(isAmong(title, before) ? 'pdf.pattern.stayed' : 'pdf.pattern.arrived'),
    })),
    left:
      left.length === 0
        ? null
        : {
            label: words('pdf.pattern.left'),
            text: fitted(safeLine(left.map(({ text }) => text).join(separator)), 30),
          },
  };
}

const isAmong = (title: Line, titles: readonly Line[]): boolean =>
  titles.some(({ text }) => text === title.text);
