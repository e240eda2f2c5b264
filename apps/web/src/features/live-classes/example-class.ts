import { type WatchedStudent } from '@trio/contracts/live-classes';
import { stages, type Stage } from '@trio/domain/classes/stages';
import { patternOf } from '@trio/domain/classes/pattern';
import type { LiveView, ProjectorView } from './api.ts';

const minuteMs = 60_000;
export const exampleMinutes = 50;
const deckSize = 56;

/** Minutes of the lesson. A step that is missing does not happen. */
interface Script {
  readonly joins: number;
  readonly begins: number;
  /** After the last card. */
  readonly sorted: number;
  readonly picked?: number;
  readonly reflected?: number;
  /** No save arrives in between; afterwards all of them do. */
  readonly offline?: readonly [from: number, to: number];
}

interface ExampleStudent extends Script {
  readonly firstname: string;
  readonly lastname: string;
}

const names = `
Amara Bell, Antoine Roy, Bilal Khan, Camille Cyr, Dana Levi, Diego Ruiz, Ella Ward, Farid Nasser, Gaëlle Dion,
Hugo Blais, Imani Cole, Jade Morin, Jonah Reid, Kim Tran, Lena Novak, Léo Caron, Maya Singh, Nils Berg, Océane Haché,
Omar Diallo, Piper Snow, Quinn Hayes, Rosa Silva, Sam Whiteduck`
  .trim()
  .split(/\s*[,\n]\s*/u);

const absent: Script = {
  joins: Infinity,
  begins: Infinity,
  sorted: Infinity,
  picked: Infinity,
  reflected: Infinity,
};

/** Situations that a teacher should see before the first lesson. */
const special: Readonly<Record<string, Partial<Script>>> = {
  'Camille Cyr': { joins: 14, begins: 15, sorted: 32, picked: 38 },
  'Diego Ruiz': { begins: 10, sorted: 16, picked: 18, reflected: 24 },
  'Farid Nasser': { joins: 9 },
  // Likes too few cards, and looks through them again before picking.
  'Hugo Blais': { sorted: 24, picked: 41 },
  'Jade Morin': { offline: [17, 23] },
  'Léo Caron': { sorted: 70, picked: 75, reflected: 80 },
  'Piper Snow': absent,
};

const students: readonly ExampleStudent[] = names.map((name, n) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  const begins = 10 + (n % 4) * 0.4;
  const usual = {
    joins: 1 + ((n * 7) % 5) * 0.7,
    begins,
    sorted: begins + 12 + ((n * 5) % 9),
    picked: 32 + ((n * 3) % 5),
    ...(n % 6 !== 4 && { reflected: 40 + (n % 5) }),
  };
  return { firstname, lastname, ...usual, ...special[name] };
});

/** Invented students of a whole lesson. `time` is a time in the example. */
export function exampleStudentsAt(startedAt: number, time: number): WatchedStudent[] {
  const minute = (time - startedAt) / minuteMs;
  return students.map(({ firstname, lastname, ...script }, n) => {
    const [from, to] = script.offline ?? [0, 0];
    const seen = minute > from && minute < to ? from : minute;
    const answered = answersAt(script, seen);
    const stage = stageAt(script, seen);
    const activeMinute = latestSave(script, stage, answered);
    return {
      _id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      firstname,
      lastname,
      stage,
      answered,
      deckSize: answered === 0 ? 0 : deckSize,
      activeAt:
        activeMinute === null ? null : new Date(startedAt + activeMinute * minuteMs).toISOString(),
    };
  });
}

/** Some challenges are popular, as in a real class. */
const favourites = [
  'coolClimate',
  'calmMinds',
  'screenMagic',
  'cleanPower',
  'helpfulMachines',
  'tellStories',
  'freshWater',
  'soundAndStage',
  'digitalShield',
] as const;
const trioOf = (n: number): readonly string[] =>
  [n % 3, 3 + (n % 4), 7 + (n % 2)].flatMap((at) => favourites[at] ?? []);

/** In the order in which the students picked them. */
export const exampleTriosAt = (minute: number): readonly (readonly string[])[] =>
  students
    .map(({ picked = Infinity }, n) => ({ picked, trio: trioOf(n) }))
    .filter(({ picked }) => picked <= minute)
    .toSorted((a, b) => a.picked - b.picked)
    .map(({ trio }) => trio);

interface ExampleTexts {
  readonly name: string;
  readonly code: string;
  readonly schoolname: string;
}

/** The server's answers to the teacher's page and the projector page, at a minute of the lesson. */
export function exampleAt(
  startedAt: number,
  minute: number,
  { name, code, schoolname }: ExampleTexts,
): { readonly now: number; readonly live: LiveView; readonly projector: ProjectorView } {
  const now = startedAt + minute * minuteMs;
  const watched = exampleStudentsAt(startedAt, now);
  const counts = Object.fromEntries(
    stages.map((stage) => [stage, watched.filter((one) => one.stage === stage).length]),
  ) as Record<Stage, number>;
  const pattern = patternOf(exampleTriosAt(minute));
  const shared = { name, code, isJoiningOpen: true };
  return {
    now,
    live: { ...shared, students: watched },
    projector: {
      ...shared,
      schoolname,
      counts,
      pattern: pattern && { ...pattern, challenges: [...pattern.challenges], extraCards: [] },
    },
  };
}

const answersAt = ({ begins, sorted }: Script, minute: number): number =>
  minute <= begins
    ? 0
    : Math.min(deckSize, Math.floor((deckSize * (minute - begins)) / (sorted - begins)));

function stageAt(script: Script, minute: number): Stage {
  const { joins, sorted, picked = Infinity, reflected = Infinity } = script;
  if (minute >= reflected) return 'reflected';
  if (minute >= picked) return 'picked';
  if (minute >= sorted) return 'picking';
  if (answersAt(script, minute) > 0) return 'sorting';
  return minute >= joins ? 'joined' : 'not-joined';
}

/** The minute of the latest save; null before the first one. */
function latestSave(script: Script, stage: Stage, answered: number): number | null {
  if (stage === 'reflected') return script.reflected ?? null;
  if (stage === 'picked') return script.picked ?? null;
  if (answered === 0) return null;
  return script.begins + ((script.sorted - script.begins) * answered) / deckSize;
}
