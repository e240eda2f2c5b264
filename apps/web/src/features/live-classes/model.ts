import { type WatchedStudent } from '@trio/contracts/live-classes';
import { stages, type Stage } from '@trio/domain/classes/stages';
import type { ProjectorView } from './api.ts';

const silentMs = 3 * 60_000;

/** Minutes without an answer while sorting or picking; null if that is not worth mentioning. */
export function silentMinutes({ stage, activeAt }: WatchedStudent, now: number): number | null {
  if ((stage !== 'sorting' && stage !== 'picking') || activeAt === null) return null;
  const ms = now - Date.parse(activeAt);
  return ms >= silentMs ? Math.floor(ms / 60_000) : null;
}

/** A longer silence began before this lesson. */
const lessonMinutes = 75;
export const isFromEarlier = (minutes: number): boolean => minutes > lessonMinutes;

export const countStages = (
  students: readonly WatchedStudent[],
): readonly { readonly stage: Stage; readonly count: number }[] =>
  stages.map((stage) => ({
    stage,
    count: students.filter((student) => student.stage === stage).length,
  }));

const projectorKey = 'trio.projector';
/** The projector writes with each look; slower ones are hidden tabs. */
const openMs = 30_000;

/** Two tabs of one browser share this: while one shows the projector, the other hides names. */
export const noteProjector = (): void => {
  try {
    localStorage.setItem(projectorKey, String(Date.now()));
  } catch {
    // Storage may be blocked; then the teacher hides names by hand.
  }
};

export function isProjectorOpen(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(projectorKey) ?? 0) < openMs;
  } catch {
    return false;
  }
}

/** A choice holds until the projector opens or closes. */
export interface NameChoice {
  readonly isHidden: boolean;
  readonly wasProjectorOpen: boolean;
}

export const areNamesHidden = (choice: NameChoice | null, isOpen: boolean): boolean =>
  choice?.wasProjectorOpen === isOpen ? choice.isHidden : isOpen;

export type ProjectorPart = 'join' | 'progress' | 'pattern';

type Counted = Pick<ProjectorView, 'counts'>;

export function progressOf({ counts }: Counted) {
  const finished = counts.picked + counts.reflected;
  const begun = counts.sorting + counts.picking + finished;
  return { here: counts.joined + begun, begun, finished };
}

/** The code until half of the class has begun; the challenges once most have finished. */
export function projectorView(shown: Counted & Pick<ProjectorView, 'pattern'>): ProjectorPart {
  const { here, begun, finished } = progressOf(shown);
  if (shown.pattern !== null && finished >= 0.8 * here) return 'pattern';
  return begun > 0 && begun >= here / 2 ? 'progress' : 'join';
}
