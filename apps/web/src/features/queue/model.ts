import { conversationForm } from '@trio/contracts/conversations';
import type { QueuedStudent } from '@trio/contracts/queue';
import { type QueueReason, queueReasons } from '@trio/domain/conversations/reasons';
import { foldText } from '@trio/domain/fold-text';
import { addDays, isSchoolDay, nextSchoolDay } from '@trio/domain/time/days';
import { withCode } from '@trio/contracts/with-code';
import * as z from 'zod/mini';

/** '' does not filter. */
export interface QueueState {
  readonly classId: string;
  readonly reason: QueueReason | '';
}

const shapeOfId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export function readState(query: URLSearchParams): QueueState {
  const classId = query.get('class') ?? '';
  return {
    classId: shapeOfId.test(classId) ? classId : '',
    reason: queueReasons.find((each) => each === query.get('reason')) ?? '',
  };
}

export function queryOf({ classId, reason }: QueueState): string {
  const pairs = [
    ['class', classId],
    ['reason', reason],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(pairs).toString();
}

interface Named {
  readonly firstname: string;
  readonly lastname: string;
}

export const nameOf = ({ firstname, lastname }: Named, nameless: string): string =>
  `${firstname} ${lastname}`.trim() || nameless;

export interface QueueParts {
  readonly waiting: readonly QueuedStudent[];
  readonly seenLately: readonly QueuedStudent[];
  readonly putOff: readonly QueuedStudent[];
}

/** Each part keeps the server's order. */
export function partsOf(students: readonly QueuedStudent[], today: string): QueueParts {
  const isPutOff = ({ putOffUntil }: QueuedStudent) => putOffUntil !== null && putOffUntil > today;
  const here = students.filter((student) => !isPutOff(student));
  return {
    waiting: here.filter(({ isSeenLately }) => !isSeenLately),
    seenLately: here.filter(({ isSeenLately }) => isSeenLately),
    putOff: students.filter(isPutOff),
  };
}

/** How many students have each reason, without those who were put off. */
export function countReasons({
  waiting,
  seenLately,
}: QueueParts): readonly { readonly reason: QueueReason; readonly count: number }[] {
  const here = [...waiting, ...seenLately];
  return queueReasons.map((reason) => ({
    reason,
    count: here.filter(({ reasons }) => reasons.some((each) => each.reason === reason)).length,
  }));
}

export function filterStudents(
  students: readonly QueuedStudent[],
  reason: QueueReason | '',
  typed: string,
): readonly QueuedStudent[] {
  const words = foldText(typed).split(/\s+/u).filter(Boolean);
  return students.filter((student) => {
    const name = foldText(nameOf(student, ''));
    return (
      (reason === '' || student.reasons.some((each) => each.reason === reason)) &&
      words.every((word) => name.includes(word))
    );
  });
}

/** The student who gets the focus when this one leaves the list. */
export function neighbourOf(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id);
  return at === -1 ? null : (ids[at + 1] ?? ids[at - 1] ?? null);
}

export interface PutOffChoice {
  readonly label: 'putOff.tomorrow' | 'putOff.schoolDay' | 'putOff.week' | 'putOff.month';
  readonly until: string;
}

const aMonth = 30;
/** As the server allows. */
export const putOffDaysMax = 365;

/** Always school days. */
export function putOffChoices(today: string): readonly PutOffChoice[] {
  const tomorrow = addDays(today, 1);
  return [
    {
      label: isSchoolDay(tomorrow) ? 'putOff.tomorrow' : 'putOff.schoolDay',
      until: nextSchoolDay(tomorrow),
    },
    { label: 'putOff.week', until: nextSchoolDay(addDays(today, 7)) },
    { label: 'putOff.month', until: nextSchoolDay(addDays(today, aMonth)) },
  ];
}

/** The server refuses it too. */
export const noteForm = conversationForm.check(
  z.refine(({ note, agreedStep }) => note !== '' || agreedStep !== '', {
    ...withCode('conversation/empty'),
    path: ['note'],
  }),
);
