import type { InsightStudent } from '@trio/contracts/insight';
import { stages, type Stage } from '@trio/domain/classes/stages';
import { csvLine, byteOrderMark } from '@trio/domain/csv-line';
import { inOrder } from '@trio/domain/sorting/in-order';
import { cardColors, type CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type { CardView } from '../../ui/card/card-view.ts';

const views = ['challenges', 'groups'] as const;
export type View = (typeof views)[number];

/** '' does not filter. */
export interface InsightState {
  readonly view: View;
  readonly classId: string;
  readonly stage: Stage | '';
  readonly category: CardColor | '';
  /** A key of `Challenge`. */
  readonly challenge: string;
}

const shapeOfId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const keyMax = 200;

export function readState(query: URLSearchParams): InsightState {
  const classId = query.get('class') ?? '';
  return {
    view: query.get('view') === 'groups' ? 'groups' : 'challenges',
    classId: shapeOfId.test(classId) ? classId : '',
    stage: stages.find((each) => each === query.get('state')) ?? '',
    category: cardColors.find((each) => each === query.get('category')) ?? '',
    challenge: (query.get('challenge') ?? '').slice(0, keyMax),
  };
}

export function queryOf({ view, classId, stage, category, challenge }: InsightState): string {
  const pairs = [
    ['class', classId],
    ['state', stage],
    ['category', category],
    ['challenge', challenge],
    ['view', view === 'groups' ? view : ''],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(pairs).toString();
}

export interface Challenge {
  /** A card's key, or a student's id and the place of the student's own card. */
  readonly key: string;
  readonly title: string;
  readonly color: CardColor;
  /** The student who made the card. */
  readonly owner: InsightStudent | null;
  readonly chosenBy: readonly InsightStudent[];
  /** Without those who chose it. */
  readonly likedBy: readonly InsightStudent[];
}

interface Collected {
  readonly title: string;
  readonly color: CardColor;
  readonly owner: InsightStudent | null;
  readonly chosenBy: InsightStudent[];
  readonly likedBy: InsightStudent[];
}

const defaultColor: CardColor = 'purple';
/** An own card belongs to one student, so a group never shares it. */
export const ownKey = (studentId: string, place: number): string => `${studentId} ${place}`;

/** Most often chosen first, then most often liked, then by title. */
export function challengesOf(
  students: readonly InsightStudent[],
  viewOf: (key: string) => CardView | null,
  language: Language,
): Challenge[] {
  const all = new Map<string, Collected>();
  const collect = (key: string) => {
    const known = all.get(key);
    if (known) return known;
    const view = viewOf(key);
    const { title, color } = view ?? { title: key, color: defaultColor };
    const added: Collected = { title, color, owner: null, chosenBy: [], likedBy: [] };
    all.set(key, added);
    return added;
  };
  for (const student of students) {
    for (const [place, card] of student.chosen.entries()) {
      if (typeof card === 'string') collect(card).chosenBy.push(student);
      else {
        const { title, color = defaultColor } = card;
        const own = { title, color, owner: student, chosenBy: [student], likedBy: [] };
        all.set(ownKey(student._id, place), own);
      }
    }
    for (const card of student.liked) collect(card).likedBy.push(student);
  }
  const compare = new Intl.Collator(language).compare;
  return inOrder(
    [...all].map(([key, collected]): Challenge => ({ key, ...collected })),
    (a, b) =>
      b.chosenBy.length - a.chosenBy.length ||
      b.likedBy.length - a.likedBy.length ||
      compare(a.title, b.title),
  );
}

export const inStage = (
  students: readonly InsightStudent[],
  stage: Stage | '',
): readonly InsightStudent[] =>
  stage === '' ? students : students.filter((student) => student.stage === stage);

export const shownChallenges = (
  challenges: readonly Challenge[],
  { category, challenge }: Pick<InsightState, 'category' | 'challenge'>,
): readonly Challenge[] =>
  challenges.filter(
    ({ key, color }) =>
      (category === '' || color === category) && (challenge === '' || key === challenge),
  );

export const hasFinished = ({ chosen }: InsightStudent): boolean => chosen.length > 0;

export const nameOf = (
  { firstname, lastname }: Pick<InsightStudent, 'firstname' | 'lastname'>,
  nameless: string,
): string => `${firstname} ${lastname}`.trim() || nameless;

export interface MatrixWords {
  readonly challenge: string;
  readonly category: string;
  readonly chosenBy: string;
  readonly likedBy: string;
  readonly chose: string;
  readonly liked: string;
  readonly categoryOf: (color: CardColor) => string;
  readonly nameOf: (student: InsightStudent) => string;
}

/** A line per challenge and a column per student who has finished a sort. */
export function matrixCsv(
  language: Language,
  challenges: readonly Challenge[],
  students: readonly InsightStudent[],
  words: MatrixWords,
): string {
  const columns = students.filter(hasFinished);
  const headings = [words.challenge, words.category, words.chosenBy, words.likedBy];
  const lines = challenges.map(({ title, color, chosenBy, likedBy }) => [
    title,
    words.categoryOf(color),
    chosenBy.length,
    likedBy.length,
    ...columns.map((student) =>
      chosenBy.includes(student) ? words.chose : likedBy.includes(student) ? words.liked : '',
    ),
  ]);
  return textOf(language, [[...headings, ...columns.map(words.nameOf)], ...lines]);
}

export const textOf = (
  language: Language,
  lines: readonly (readonly (string | number)[])[],
): string => byteOrderMark + lines.map((line) => csvLine(language, line)).join('');
