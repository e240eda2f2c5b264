import { fitted } from './break-words.ts';
import { countLines } from './letter-widths.ts';
import { add, closeSizes, paragraphHeight, usualSizes } from './page-length.ts';
import { lineOrNull } from './prepare-challenge.ts';
import {
  earlierStepsHeight,
  mostEarlierSteps,
  prepareEarlierSteps,
} from './prepare-earlier-steps.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import { evenWidth, fitOnBand, headingWidth } from './title-fit.ts';
import type { ChallengeView, EarlierStepsView, StudentPageView } from './view.ts';
import { formatDate, translators } from './localise.ts';

export const nameOf = ({ firstName, lastName }: ProfileData): string =>
  safeLine(`${firstName} ${lastName}`).text;

const columnsInEm = { reason: 12, shared: 22, action: 24, school: 40 };

/** In characters: longer texts get a smaller font. `student-page.typ` repeats the first two. */
const long = { reason: 170, sentence: 130, name: 26, veryLongName: 45 };

const daysForAction = 30;

const lengthOf = (line: Line | null): number => line?.text.length ?? 0;

export function prepareStudentPage(
  data: ProfileData,
  challenges: readonly ChallengeView[],
): StudentPageView {
  const t = translators[data.language];
  const { reflection } = data;
  const reasons = challenges.map((_, index) =>
    lineOrNull(reflection.reasons[index] ?? '', columnsInEm.reason),
  );
  const shared = lineOrNull(reflection.shared, columnsInEm.shared);
  const action = lineOrNull(reflection.action, columnsInEm.action);
  const name = nameLine(nameOf(data) || t('pdf.someone'));
  const school = data.schoolName === null ? null : lineOrNull(data.schoolName, columnsInEm.school);
  const texts = { name, school, reasons, shared, action };
  const earlierSteps = earlierStepsBeside(texts, data);
  const posterWidth = posterWidthIn(heightLeftBy(texts) - earlierStepsHeight(earlierSteps));
  const sharedSize = sharedSizeOf(shared);
  return {
    kicker: t('pdf.kicker'),
    name,
    nameSize: nameSizeOf(name),
    date: formatDate(data.language, data.sortedOn),
    school,
    intro: t('pdf.mine.intro', { count: data.sorted.length }),
    reasonLabel: t('pdf.mine.reason'),
    posterWidth,
    cards: challenges.map(({ poster }, index) => ({
      poster,
      fit: fitOnBand(poster.title.text, posterWidth, 14),
      reason: reasons[index] ?? null,
    })),
    shared: {
      label: t('pdf.mine.shared'),
      text: shared,
      size: sharedSize,
      width: evenWidth(shared?.text ?? '', 485, sharedSize),
    },
    action: {
      label: t(reflection.dueOn === undefined ? 'pdf.mine.action' : 'pdf.mine.step'),
      text: action,
      by: t('pdf.mine.by', { date: dueDateOf(data) }),
      keep: t('pdf.mine.keep'),
    },
    earlierSteps,
  };
}

const dueDateOf = ({ language, reflection: { dueOn }, sortedOn }: ProfileData): string =>
  dueOn === undefined ? formatDate(language, sortedOn, daysForAction) : formatDate(language, dueOn);

const nameLine = (name: string): Line =>
  fitted(safeLine(name), name.length > long.veryLongName ? 20 : 12);

function nameSizeOf(name: Line): number {
  if (lengthOf(name) > long.veryLongName) return 22;
  return lengthOf(name) > long.name ? 29 : 38;
}

const sharedSizeOf = (shared: Line | null): number =>
  lengthOf(shared) > long.sentence ? 12.5 : 19;

interface StudentTexts {
  readonly name: Line;
  readonly school: Line | null;
  readonly reasons: readonly (Line | null)[];
  readonly shared: Line | null;
  readonly action: Line | null;
}

/** The sheet's height without its fixed parts: head, labels, margins and gaps. */
const roomHeight = 488;
const column = 160;
const smallestPoster = 76;
const posterRatio = 1.6;

/** As many as leave room for the posters. */
function earlierStepsBeside(texts: StudentTexts, data: ProfileData): EarlierStepsView | null {
  const room = heightLeftBy(texts) - smallestPoster * posterRatio;
  for (let count = mostEarlierSteps; count > 0; count -= 1) {
    const view = prepareEarlierSteps(data, count);
    if (earlierStepsHeight(view) <= room) return view;
  }
  return null;
}

const posterWidthIn = (height: number): number =>
  Math.max(smallestPoster, Math.min(column, height / posterRatio));

function heightLeftBy({ name, school, reasons, shared, action }: StudentTexts): number {
  const height = (
    line: Line,
    width: number,
    [usual, small]: readonly [number, number],
    from: number,
  ): number =>
    lengthOf(line) > from
      ? paragraphHeight(line.text, width, small, closeSizes)
      : paragraphHeight(line.text, width, usual, usualSizes);
  const nameSize = nameSizeOf(name);
  const taken = add([
    nameSize * 1.1 * countLines(name.text, 512 / nameSize / headingWidth),
    school === null ? 0 : 15 * countLines(school.text, (512 - 110) / 11),
    Math.max(
      ...reasons.map((reason) =>
        reason === null ? 80 : height(reason, column, [12, 10.5], long.reason),
      ),
    ),
    shared === null
      ? 50
      : 1.12 *
        sharedSizeOf(shared) *
        countLines(shared.text, 485 / sharedSizeOf(shared) / headingWidth),
    action === null ? 48 : height(action, 450, [15, 11], long.sentence),
  ]);
  return roomHeight - taken;
}
