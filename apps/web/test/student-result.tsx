import type { AccountRecord } from '@trio/contracts/accounts';
import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { getResult, updateResult, type ResultRecord } from '@trio/contracts/results';
import { getExtraCards } from '@trio/contracts/uploads';
import { cardKeys } from '@trio/deck/facts.generated';
import type { Answer } from '@trio/domain/sorting/sort';
import type { ReactNode } from 'react';
import { SortGate } from '../src/features/sorting/components/sort-gate.tsx';
import type { FakeServer, offline, Refusal } from './fake-server.ts';
import { accountOf, renderAs } from './session.tsx';

export const sortId = '01900000-0000-7000-8000-0000000000b1';
const day = '2026-10-03T12:00:00.000Z';
const ownCard = {
  title: 'Safe bike lanes',
  description: 'So that we can ride',
  imageUrl: '',
  color: 'red',
} as const;

interface Confirmed {
  readonly selected?: readonly string[];
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly reflection?: Reflection | null;
  readonly hasOwnCard?: boolean;
}

/** A confirmed sort; all other cards are not interesting. */
export function confirmedSort({
  selected = cardKeys.slice(0, 3),
  answers = {},
  reflection = null,
  hasOwnCard = false,
}: Confirmed = {}): ResultRecord {
  const result = (name: string): Answer =>
    answers[name] ?? (selected.includes(name) ? 'superlike' : 'dislike');
  return {
    id: sortId,
    created: day,
    startTime: Date.parse(day),
    selected: [...selected],
    cards: [
      ...cardKeys.map((name) => ({ name, result: result(name), at: Date.parse(day) })),
      ...(hasOwnCard ? [{ id: 'own', result: 'superlike' as const, ...ownCard }] : []),
    ],
    extraCards: [],
    totalTimeSpent: 0,
    time: {},
    pass: null,
    rankedAt: null,
    removedCards: [],
    confirmedAt: Date.parse(day),
    revision: 1,
    sortAttempts: 1,
    confirmed: {
      id: sortId,
      created: day,
      updated: day,
      selected: [...selected],
      extraCards: [],
      reflection,
      emailSent: false,
      profileSent: false,
    },
    previous: null,
  };
}

interface Settings {
  readonly record?: ResultRecord;
  readonly account?: Partial<AccountRecord>;
  readonly language?: 'en' | 'fr';
}

/** `sent` lists the reflections that the server has accepted. */
export async function renderWithResult(
  server: FakeServer,
  page: ReactNode,
  { record = confirmedSort(), account = {}, language = 'en' }: Settings = {},
) {
  const sent: Reflection[] = [];
  let refusal: Refusal | typeof offline | null = null;
  server.on(getResult, record);
  server.on(getExtraCards, { data: [] });
  let held: Promise<void> = Promise.resolve();
  server.on(updateResult, async ({ body }) => {
    await held;
    if (refusal !== null) return refusal;
    sent.push({ ...emptyReflection, ...body.reflection } as Reflection);
    return { id: sortId, selected: record.selected, revision: 2 };
  });
  const student = accountOf('student', account);
  const view = await renderAs(server, student, <SortGate>{page}</SortGate>, { language });
  return {
    ...view,
    student,
    sent,
    fail: (how: Refusal | typeof offline) => {
      refusal = how;
    },
    recover: () => {
      refusal = null;
    },
    /** Answers wait until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
