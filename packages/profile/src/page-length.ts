import { countLines } from './letter-widths.ts';
import { evenWidth, headingWidth } from './title-fit.ts';
import type { Line } from './safe-text.ts';
import type { CareerGroup, ChallengeView, ChangesView, Density, PatternView } from './view.ts';

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
  /** The challenge page is estimated precisely, the pattern page more roughly. */
  challenge: 684,
  pattern: 672,
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

export function patternDensity(
  { changes, aside }: Pick<PatternView, 'changes' | 'aside'>,
  isLast: boolean,
): Density {
  const height = (sizes: Sizes, asideText: number): number =>
    add([
      285,
      changes === null ? 0 : changesHeight(changes, sizes),
      sizes.heading + paragraphHeight(aside.hint, paper.all, sizes.text, sizes),
      ...aside.rows.map(
        ({ label, titles }) =>
          sizes.paragraph + paragraphHeight(`${label} ${titles.text}`, 480, asideText, sizes),
      ),
      isLast ? 145 : 0,
    ]);
  if (height(usualSizes, usualSizes.text) <= paper.pattern) return 'usual';
  return height(closeSizes, 9.5) <= paper.pattern ? 'close' : 'flowing';
}

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
