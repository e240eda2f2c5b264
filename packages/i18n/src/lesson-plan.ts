import type { lesson } from './en/lesson.ts';

/** A text without values. */
type Key = Exclude<keyof typeof lesson, 'lesson.minutes' | 'lesson.at'>;

export interface LessonPhase {
  readonly from: number;
  readonly to: number;
  readonly heading: Key;
  /** What the teacher does, for the table at the start. */
  readonly you: Key;
  readonly say: readonly { readonly line: Key; readonly atMinute?: number }[];
  readonly students: readonly Key[];
  readonly watch: readonly Key[];
}

interface LessonNote {
  readonly heading: Key;
  readonly texts: readonly Key[];
}

const lines = (...keys: readonly Key[]): LessonPhase['say'] => keys.map((line) => ({ line }));

export const lessonAims = [
  'lesson.aim.1',
  'lesson.aim.2',
  'lesson.aim.3',
] as const satisfies readonly Key[];

export const lessonBefore = [
  'lesson.before.class',
  'lesson.before.signIns',
  'lesson.before.own',
  'lesson.before.device',
  'lesson.before.print',
  'lesson.before.projector',
  'lesson.before.counsellor',
] as const satisfies readonly Key[];

export const lessonPhases: readonly LessonPhase[] = [
  {
    from: 0,
    to: 5,
    heading: 'lesson.join',
    you: 'lesson.join.you',
    say: lines('lesson.join.say.1', 'lesson.join.say.2', 'lesson.join.say.3'),
    students: ['lesson.join.students.1'],
    watch: ['lesson.join.watch.1', 'lesson.join.watch.2', 'lesson.join.watch.3'],
  },
  {
    from: 5,
    to: 10,
    heading: 'lesson.promise',
    you: 'lesson.promise.you',
    say: lines(
      'lesson.promise.say.1',
      'lesson.promise.say.2',
      'lesson.promise.say.3',
      'lesson.promise.say.4',
      'lesson.promise.say.5',
    ),
    students: ['lesson.promise.students.1'],
    watch: ['lesson.promise.watch.1', 'lesson.promise.watch.2'],
  },
  {
    from: 10,
    to: 30,
    heading: 'lesson.sort',
    you: 'lesson.sort.you',
    say: [
      { line: 'lesson.sort.say.1' },
      { line: 'lesson.sort.say.2', atMinute: 20 },
      { line: 'lesson.sort.say.3', atMinute: 28 },
    ],
    students: ['lesson.sort.students.1', 'lesson.sort.students.2'],
    watch: ['lesson.sort.watch.1', 'lesson.sort.watch.2', 'lesson.sort.watch.3'],
  },
  {
    from: 30,
    to: 37,
    heading: 'lesson.pick',
    you: 'lesson.pick.you',
    say: lines('lesson.pick.say.1', 'lesson.pick.say.2', 'lesson.pick.say.3'),
    students: ['lesson.pick.students.1'],
    watch: ['lesson.pick.watch.1', 'lesson.pick.watch.2'],
  },
  {
    from: 37,
    to: 45,
    heading: 'lesson.why',
    you: 'lesson.why.you',
    say: lines('lesson.why.say.1', 'lesson.why.say.2', 'lesson.why.say.3', 'lesson.why.say.4'),
    students: ['lesson.why.students.1'],
    watch: ['lesson.why.watch.1', 'lesson.why.watch.2', 'lesson.why.watch.3'],
  },
  {
    from: 45,
    to: 50,
    heading: 'lesson.close',
    you: 'lesson.close.you',
    say: lines(
      'lesson.close.say.1',
      'lesson.close.say.2',
      'lesson.close.say.3',
      'lesson.close.say.4',
    ),
    students: ['lesson.close.students.1'],
    watch: ['lesson.close.watch.1', 'lesson.close.watch.2', 'lesson.close.watch.3'],
  },
];

export const lessonHear: readonly LessonNote[] = [
  { heading: 'lesson.hear.nothing', texts: ['lesson.hear.nothing.text'] },
  { heading: 'lesson.hear.everything', texts: ['lesson.hear.everything.text'] },
  { heading: 'lesson.hear.done', texts: ['lesson.hear.done.text'] },
  { heading: 'lesson.hear.slow', texts: ['lesson.hear.slow.text'] },
  { heading: 'lesson.hear.got', texts: ['lesson.hear.got.text'] },
  { heading: 'lesson.hear.marks', texts: ['lesson.hear.marks.text'] },
];

export const lessonKeep = [
  'lesson.keep.1',
  'lesson.keep.2',
  'lesson.keep.3',
  'lesson.keep.4',
  'lesson.keep.5',
] as const satisfies readonly Key[];

export const lessonAfter: readonly LessonNote[] = [
  { heading: 'lesson.after.look', texts: ['lesson.after.look.text'] },
  { heading: 'lesson.after.absent', texts: ['lesson.after.absent.text'] },
  { heading: 'lesson.after.talk', texts: ['lesson.after.talk.text'] },
  { heading: 'lesson.after.step', texts: ['lesson.after.step.text'] },
];

export const lessonNetwork: readonly LessonNote[] = [
  {
    heading: 'lesson.network.sorting',
    texts: ['lesson.network.sorting.1', 'lesson.network.sorting.2', 'lesson.network.sorting.3'],
  },
  {
    heading: 'lesson.network.none',
    texts: ['lesson.network.none.1', 'lesson.network.none.2', 'lesson.network.none.3'],
  },
  {
    heading: 'lesson.network.back',
    texts: ['lesson.network.back.1', 'lesson.network.back.2', 'lesson.network.back.3'],
  },
];
