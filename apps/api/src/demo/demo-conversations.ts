import type { StaffKind } from '@trio/domain/staff-kinds';
import { upsertDelay } from '../data/queue-delays.repository.ts';
import {
  insertConversation,
  updateConversation,
} from '../features/conversations/conversations.repository.ts';
import { insertRequest } from '../features/conversations/talk-requests.repository.ts';
import type { Connection } from '../platform/database/database.ts';
import type { Language } from '../platform/database/schema.generated.ts';
import { newId } from '../platform/ids.ts';
import type { DemoMembers } from './demo-classes.ts';

interface DemoConversation {
  readonly n: number;
  readonly author: StaffKind;
  readonly daysAgo: number;
  readonly agreedStep: string;
  readonly note: string;
  readonly answer: string;
}

/** Students by their number; all have been at the school for longer than a month. */
const asking = 9;
const conversations: Readonly<Record<Language, readonly DemoConversation[]>> = {
  en: [
    {
      n: 6,
      author: 'counsellor',
      daysAgo: 12,
      agreedStep: 'Spend an hour in the co-op office with a list of three questions.',
      note: 'We looked at the three together. Two of them happen outdoors, which was a surprise.\nWants to hear from someone who works there before choosing next year’s courses.',
      answer: 'I have my three questions now.',
    },
    {
      n: 5,
      author: 'teacher',
      daysAgo: 3,
      agreedStep: '',
      note: 'Talked after class about how the first challenge fits with science next year.',
      answer: '',
    },
  ],
  fr: [
    {
      n: 6,
      author: 'counsellor',
      daysAgo: 12,
      agreedStep: 'Passer une heure au bureau des stages, avec trois questions.',
      note: 'Nous avons regardé le trio ensemble. Deux des défis se passent dehors, et c’était une surprise.\nAimerait entendre une personne du métier avant de choisir ses cours.',
      answer: 'J’ai mes trois questions.',
    },
    {
      n: 5,
      author: 'teacher',
      daysAgo: 3,
      agreedStep: '',
      note: 'Nous avons parlé après le cours du lien entre le premier défi et les sciences de l’an prochain.',
      answer: '',
    },
  ],
};
/** Began a sort and did not finish it. */
const putOff = 2;

const day = 24 * 60 * 60_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export async function insertDemoConversations(
  connection: Connection,
  { schoolId, language }: { readonly schoolId: string; readonly language: Language },
  { staff, students }: DemoMembers,
  now: Date,
): Promise<void> {
  const keyOf = (n: number) => {
    const student = students.find((each) => each.n === n);
    return student && { schoolId, studentId: student.studentId };
  };
  const before = (days: number) => new Date(now.getTime() - days * day);
  const counsellor = staff.get('counsellor');
  const asks = keyOf(asking);
  const delayed = keyOf(putOff);
  if (counsellor === undefined || !asks || !delayed) return;
  const request = { requestId: newId(), staffId: counsellor, askedAt: before(1) };
  await insertRequest(connection, { ...asks, ...request, passedOnAt: null });
  await upsertDelay(connection, delayed, {
    untilDay: dayOf(before(-10)),
    setBy: counsellor,
    setAt: before(2),
  });
  for (const { n, author, daysAgo, answer, ...noted } of conversations[language]) {
    const student = keyOf(n);
    const authorId = staff.get(author);
    if (!student || authorId === undefined) continue;
    const createdAt = before(daysAgo);
    const conversationId = newId();
    await insertConversation(connection, {
      ...student,
      ...noted,
      conversationId,
      authorId,
      heldOn: dayOf(createdAt),
      createdAt,
    });
    if (answer === '') continue;
    const answered = { answer, answeredAt: before(daysAgo - 1) };
    await updateConversation(connection, student, conversationId, answered);
  }
}
