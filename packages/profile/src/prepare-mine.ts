import { fitted } from './break-words.ts';
import { countLines } from './letter-widths.ts';
import { add, closeSizes, paragraphHeight, usualSizes } from './page-length.ts';
import { lineOrNull } from './prepare-challenge.ts';
import type { ProfileData } from './profile-data.ts';
import { safeLine, type Line } from './safe-text.ts';
import { evenWidth, fitOnBand, headingWidth } from './title-fit.ts';
import type { ChallengeView, MineView } from './view.ts';
import { formatDate, wordsIn } from './words.ts';

export const nameOf = ({ firstName, lastName }: ProfileData): string =>
  safeLine(`${firstName} ${lastName}`).text;

/** Longer texts get a smaller font. */
const long = { reason: 170, sentence: 130 };

const lengthOf = (line: Line | null): number => line?.text.length ?? 0;

export function prepareMine(data: ProfileData, challenges: readonly ChallengeView[]): MineView {
  const words = wordsIn[data.language];
  const { reflection } = data;
  const reasons = challenges.map((_, index) => lineOrNull(reflection.reasons[index] ?? '', 12));
  const shared = lineOrNull(reflection.shared, 22);
  const action = lineOrNull(reflection.action, 24);
  const name = nameLine(nameOf(data) || words('pdf.someone'));
  const school = data.schoolName === null ? null : lineOrNull(data.schoolName, 40);
  const posterWidth = widthLeftBy({ name, school, reasons, shared, action });
  const sharedSize = sharedSizeOf(shared);
  return {
    kicker: words('pdf.kicker'),
    name,
    nameSize: nameSizeOf(name),
    date: formatDate(data.language, data.sortedOn),
    school,
    intro: words('pdf.mine.intro', { count: data.sorted.length }),
    reasonLabel: words('pdf.mine.reason'),
    posterWidth,
    cards: challenges.map(({ poster }, index) => ({
      poster,
      fit: fitOnBand(poster.title.text, posterWidth, 14),
      reason: reasons[index] ?? null,
    })),
    shared: {
      label: words('pdf.mine.shared'),
      text: shared,
      size: sharedSize,
      width: evenWidth(shared?.text ?? '', 485, sharedSize),
    },
    action: {
      label: words('pdf.mine.action'),
      text: action,
      by: words('pdf.mine.by', { date: formatDate(data.language, data.sortedOn, 30) }),
      keep: words('pdf.mine.keep'),
    },
  };
}

const nameLine = (name: string): Line => fitted(safeLine(name), name.length > 45 ? 20 : 12);

function nameSizeOf(name: Line): number {
  if (lengthOf(name) > 45) return 22;
  return lengthOf(name) > 26 ? 29 : 38;
}

const sharedSizeOf = (shared: Line | null): number =>
  lengthOf(shared) > long.sentence ? 12.5 : 19;

interface Written {
  readonly name: Line;
  readonly school: Line | null;
  readonly reasons: readonly (Line | null)[];
  readonly shared: Line | null;
  readonly action: Line | null;
}

/** The sheet's height without its fixed parts: head, labels, margins and gaps. */
const room = 488;
const column = 160;

/** As wide as the column, or narrower if the student's text needs the height. */
function widthLeftBy({ name, school, reasons, shared, action }: Written): number {
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
  return Math.max(76, Math.min(column, (room - taken) / 1.6));
}
