import { countByCategory, mostLikedCategories } from '@trio/domain/sorting/pattern';
import { cardColors } from '@trio/domain/sorting/sort';
import { fitted } from './break-words.ts';
import { patternLayout } from './page-length.ts';
import { prepareSavedCareers } from './prepare-saved-careers.ts';
import type { ProfileData, SortedChallenge } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import type { CategoryRow, ChangesView, PatternRow, PatternView } from './view.ts';
import { formatDate, formatList, translators, type Translator } from './localise.ts';

/** The no-break space ties the dot to the text before it. */
const separator = '\u00a0· ';

const columnsInEm = { title: 12, titles: 30, category: 42 };

export function preparePattern(data: ProfileData, titles: readonly Line[]): PatternView {
  const t = translators[data.language];
  const rows = patternRows(data, t);
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
    liked: alsoLiked(data, t),
    saved: prepareSavedCareers(data),
    aside: setAside(data, t),
    changes: changes(data, titles, t),
  };
  const isLast = !data.includesFamilyPage && !data.includesCounsellorPage;
  return { ...view, ...patternLayout(view, isLast) };
}

function patternRows({ sorted }: ProfileData, t: Translator): readonly PatternRow[] {
  return countByCategory(sorted).map((row) => ({ ...row, category: t(`category.${row.color}`) }));
}

function mostLiked(
  rows: readonly PatternRow[],
  { language }: ProfileData,
  t: Translator,
): readonly string[] {
  const top = mostLikedCategories(rows);
  if (top.length === 0) return [];
  const categories = formatList(
    language,
    top.map((color) => t(`category.${color}`)),
  );
  return [t('pdf.pattern.most', { categories })];
}

/** Titles stay apart: each may have a script of its own. */
const byCategory = (cards: readonly SortedChallenge[], t: Translator): readonly CategoryRow[] =>
  cardColors
    .map((color) => ({ color, ofColor: cards.filter((card) => card.color === color) }))
    .filter(({ ofColor }) => ofColor.length > 0)
    .map(({ color, ofColor }) => ({
      color,
      label: `${t(`category.${color}`)} (${ofColor.length})`,
      titles: ofColor.map(({ title }) => fitted(safeLine(title), columnsInEm.category)),
    }));

function alsoLiked({ sorted }: ProfileData, t: Translator): PatternView['liked'] {
  const groups = (['superlike', 'like'] as const)
    .map((wanted) => ({
      heading: t(`pdf.answer.${wanted}`),
      rows: byCategory(
        sorted.filter(({ answer, isPicked }) => answer === wanted && !isPicked),
        t,
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return {
    heading: t('pdf.pattern.liked'),
    hint: t(groups.length === 0 ? 'pdf.pattern.likedNone' : 'pdf.pattern.likedHint'),
    groups,
  };
}

function setAside({ sorted }: ProfileData, t: Translator): PatternView['aside'] {
  const rows = byCategory(
    sorted.filter(({ answer }) => answer === 'dislike'),
    t,
  );
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
