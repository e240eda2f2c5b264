import type { InsightStudent } from '@trio/contracts/insight';
import {
  makeGroups,
  sharedCards,
  type GroupedStudent,
  type SharedCards,
} from '@trio/domain/classes/groups';
import { hasFinished, ownKey } from './model.ts';

export interface Groups {
  readonly size: number;
  /** Ids of students. */
  readonly groups: readonly (readonly string[])[];
  /** Students without a group. */
  readonly others: readonly string[];
}

/** The last one is shown; the earlier ones are for undoing. */
export type GroupsHistory = readonly [Groups, ...Groups[]];

/** Groups that were changed by hand. */
export interface ChangedGroups {
  readonly history: GroupsHistory;
  /** On paper or in a file, since the last change. */
  readonly isSaved: boolean;
}

export const defaultSize = 4;

const toGrouped = ({ _id, chosen, liked }: InsightStudent): GroupedStudent => ({
  id: _id,
  chosen: chosen.map((card, place) => (typeof card === 'string' ? card : ownKey(_id, place))),
  liked,
});

/** Students without a finished sort get no group. */
export function groupStudents(students: readonly InsightStudent[], size: number): Groups {
  const finished = students.filter(hasFinished);
  const isEnough = finished.length > 1;
  return {
    size,
    groups: isEnough ? makeGroups(finished.map(toGrouped), size) : [],
    others: students.filter((student) => !isEnough || !hasFinished(student)).map(({ _id }) => _id),
  };
}

export type Destination = number | 'new' | 'none';

/** The emptied group disappears. */
export function moveStudent(groups: Groups, studentId: string, to: Destination): Groups {
  const isOther = (id: string) => id !== studentId;
  const left = groups.groups.map((group) => group.filter(isOther));
  const joined = left.map((group, at) => (at === to ? [...group, studentId] : group));
  const others = groups.others.filter(isOther);
  return {
    size: groups.size,
    groups: [...joined, ...(to === 'new' ? [[studentId]] : [])].filter(({ length }) => length > 0),
    others: to === 'none' ? [...others, studentId] : others,
  };
}

export interface ShownGroup {
  readonly members: readonly InsightStudent[];
  /** Of the members who have finished a sort. */
  readonly shared: SharedCards;
  readonly unfinished: readonly InsightStudent[];
}

/** A student who has left the class since is skipped. */
export function showGroup(
  group: readonly string[],
  byId: ReadonlyMap<string, InsightStudent>,
): ShownGroup {
  const members = group.flatMap((id) => byId.get(id) ?? []);
  return {
    members,
    shared: sharedCards(members.filter(hasFinished).map(toGrouped)),
    unfinished: members.filter((member) => !hasFinished(member)),
  };
}

export const isSharing = ({ shared }: ShownGroup): boolean =>
  shared.chosen.length + shared.liked.length > 0;
