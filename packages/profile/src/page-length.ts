import { countLines } from './letter-widths.ts';
import { evenWidth, headingWidth } from './title-fit.ts';
import type { Line } from './safe-text.ts';
import type {
  CareerGroup,
  CategoryRow,
  ChallengeView,
  ChangesView,
  Density,
  PatternSection,
  PatternView,
} from './view.ts';

/**
 * The template's sizes, in points. Whether a page needs the smaller ones is decided here, by
 * counting lines: measuring in the template takes longer than the rest of it. Change both together;
 * a test lays out every card.
 */
interface Sizes {
  readonly text: number;
  /** Line height, relative to the font size. */
  readonly pitch: number;
  /** The part of `pitch` between lines. */
  readonly leading: number;
  readonly paragraph: number;
  readonly item: number;
  readonly title: number;
  readonly titleBelow: number;
  readonly heading: number;
  readonly groupHeading: number;
}

export const usualSizes: Sizes = {
  text: 11,
  pitch: 1.368,
  leading: 0.7,
  paragraph: 11,
  item: 15.3,
  title: 29,
  titleBelow: 16,
  heading: 40.7,
  groupHeading: 20.1,
};

export const closeSizes: Sizes = {
  text: 10.5,
  pitch: 1.218,
  leading: 0.55,
  paragraph: 8.4,
  item: 12.8,
  title: 23,
  titleBelow: 11,
  heading: 32,
  groupHeading: 16.2,
};

const paper = {
  challenge: 684,
  pattern: 682,
  story: 326,
  reason: 309,
  poster: 156,
  career: 231,
  ask: 476,
  all: 512,
};

export const add = (heights: readonly number[]): number =>
  heights.reduce((sum, one) => sum + one, 0);

export const paragraphHeight = (text: string, width: number, size: number, sizes: Sizes): number =>
  size * (sizes.pitch * countLines(text, width / size) - sizes.leading);

/** If one page needs a smaller density, none is `usual`, so that the pages look alike. */
export function densitiesOf(pages: readonly Page[]): readonly Density[] {
  const fits = (page: Page, sizes: Sizes): boolean => heightOf(page, sizes) <= paper.challenge;
  if (pages.every((page) => fits(page, usualSizes))) return pages.map(() => 'usual');
  return pages.map((page) => (fits(page, closeSizes) ? 'close' : 'flowing'));
}

type Page = Omit<ChallengeView, 'density' | keyof Fill>;

const answerLine = 25;
const mostAnswerLines = 5;

type Fill = Pick<ChallengeView, 'answerLines' | 'titleWidth'>;

export function fillOf(page: Page, density: Density): Fill {
  const sizes = density === 'usual' ? usualSizes : closeSizes;
  const free = density === 'flowing' ? 0 : paper.challenge - heightOf(page, sizes);
  const lines = Math.min(mostAnswerLines, Math.floor((free - 24) / answerLine));
  return {
    titleWidth: evenWidth(page.title.text, paper.story, sizes.title),
    // A single line would look like a mistake.
    answerLines: lines < 2 ? 0 : lines,
  };
}

function heightOf(page: Page, sizes: Sizes): number {
  const { careers, ideas, ask } = page;
  const text = (line: Line, width: number): number =>
    paragraphHeight(line.text, width, sizes.text, sizes);
  const own = ideas.list.map((idea) => text(idea, paper.all - 12) + sizes.item - 7.3);
  return add([
    Math.max(storyHeight(page, sizes), posterHeight(page, sizes)),
    sizes.heading,
    careers.hint === null ? 0 : text(careers.hint, paper.all),
    ...careers.groups.map((group) => groupHeight(group, sizes)),
    careers.linesToFill === 0 ? 0 : 28 * careers.linesToFill + 24,
    own.length === 0 ? 0 : sizes.heading + add(own) - 8,
    58 + 16.8 * countLines(ask.text, paper.ask / 15 / headingWidth),
  ]);
}

function storyHeight({ title, reason, about }: Page, sizes: Sizes): number {
  const titleLines = countLines(title.text, paper.story / sizes.title / headingWidth);
  const size = (reason.text?.text.length ?? 0) > 170 ? 12.5 : 15;
  return add([
    22 + sizes.title * (1.1 * titleLines - 0.4) + sizes.titleBelow,
    reason.text === null ? 80 : 21 + paragraphHeight(reason.text.text, paper.reason, size, sizes),
    about.paragraphs.length === 0 ? 0 : sizes.heading - sizes.paragraph,
    ...about.paragraphs.map(
      ({ text }) => sizes.paragraph + paragraphHeight(text, paper.story, sizes.text, sizes),
    ),
  ]);
}

const posterHeight = ({ subject, trades }: Page, sizes: Sizes): number =>
  add([
    250,
    subject === null ? 0 : 26 + paragraphHeight(subject.text, paper.poster, sizes.text, sizes),
    trades === null ? 0 : 28,
  ]);

const groupHeight = ({ heading, columns }: CareerGroup, sizes: Sizes): number =>
  (heading === null ? 7 : sizes.groupHeading) +
  Math.max(
    0,
    ...columns.map((list) =>
      add(list.map(({ title }) => sizes.item * countLines(title.text, paper.career / sizes.text))),
    ),
  );

type PatternLists = Pick<PatternView, 'changes' | 'liked' | 'saved' | 'aside'>;
type PatternLayout = Pick<PatternView, 'density' | 'sheets'>;

/** As few sheets as possible, then the usual size. */
export function patternLayout(lists: PatternLists, isLast: boolean): PatternLayout {
  const layoutIn = (density: PatternLayout['density']): PatternLayout => ({
    density,
    sheets: sheetsOf(sectionHeights(lists, density, isLast), patternSizes[density].aboveHeading),
  });
  const [usual, close] = [layoutIn('usual'), layoutIn('close')];
  return close.sheets.length < usual.sheets.length ? close : usual;
}

type SectionHeight = readonly [section: PatternSection, height: number];

/** `aboveHeading` is the space above a section, which the first one of a sheet does not need. */
function sheetsOf(sections: readonly SectionHeight[], aboveHeading: number): PatternSection[][] {
  const sheets: PatternSection[][] = [];
  let free = 0;
  for (const [section, height] of sections) {
    if (height > free) {
      free = sheets.length === 0 ? paper.pattern : paper.pattern + aboveHeading;
      sheets.push([]);
    }
    sheets.at(-1)?.push(section);
    free -= height;
  }
  return sheets;
}

/** Of the pattern page. `row` is added to the lines of each category. */
const patternSizes = {
  usual: { numbers: 300, text: 11, line: 13.9, row: 6.5, group: 22, aboveHeading: 21 },
  close: { numbers: 251, text: 9.5, line: 12.1, row: 6.8, group: 20, aboveHeading: 15 },
};
const sourcesHeight = 145;

function sectionHeights(
  { changes, liked, saved, aside }: PatternLists,
  density: PatternLayout['density'],
  isLast: boolean,
): readonly SectionHeight[] {
  const sizes = density === 'usual' ? usualSizes : closeSizes;
  const { numbers, group, text, line, row } = patternSizes[density];
  const headHeight = (hint: string): number => sizes.heading + textHeight(hint, sizes);
  const rowHeight = ({ label, titles }: CategoryRow): number =>
    row +
    line * countLines(`${label} ${titles.map((title) => title.text).join(' · ')}`, 480 / text);
  const counts = numbers + (changes === null ? 0 : changesHeight(changes, sizes));
  const likedHeight = add([
    headHeight(liked.hint),
    ...liked.groups.flatMap(({ rows }) => [group, ...rows.map(rowHeight)]),
  ]);
  const asideHeight = add([
    headHeight(aside.hint),
    ...aside.rows.map(rowHeight),
    isLast ? sourcesHeight : 0,
  ]);
  return [
    ['counts', counts],
    ['liked', likedHeight],
    ...(saved === null ? [] : ([['saved', savedHeight(saved, sizes)]] as const)),
    ['aside', asideHeight],
  ];
}

const savedHeight = (
  { hint, list, more }: NonNullable<PatternView['saved']>,
  sizes: Sizes,
): number =>
  add([
    sizes.heading + textHeight(hint, sizes),
    groupHeight(list, sizes),
    more === null ? 0 : sizes.paragraph + textHeight(more, sizes),
  ]);

const textHeight = (text: string, sizes: Sizes): number =>
  paragraphHeight(text, paper.all, sizes.text, sizes);

function changesHeight({ rows, left }: ChangesView, sizes: Sizes): number {
  const cell = ({ text }: Line): number => paragraphHeight(text, 165, sizes.text, sizes);
  return add([
    sizes.heading + 24,
    ...rows.map(({ before, now }) => 10 + Math.max(cell(before), 1.08 * cell(now))),
    left === null
      ? 0
      : sizes.paragraph +
        paragraphHeight(`${left.label} ${left.text.text}`, paper.all, sizes.text, sizes),
  ]);
}
