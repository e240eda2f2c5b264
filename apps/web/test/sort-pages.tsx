import type { AccountRecord } from '@trio/contracts/accounts';
import {
  getResult,
  updateResult,
  type ConfirmedResult,
  type ResultRecord,
} from '@trio/contracts/results';
import { toSortFields } from '@trio/contracts/results-wire';
import { getExtraCards } from '@trio/contracts/uploads';
import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard } from '@trio/domain/sorting/passes';
import { startSort, type Answer, type Sort } from '@trio/domain/sorting/sort';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { SortGate } from '../src/features/sorting/components/sort-gate.tsx';
import type { FakeServer } from './fake-server.ts';
import { accountOf, renderAs } from './session.tsx';

const startedAt = Date.UTC(2026, 9, 1);

/** Six cards, one of each colour, so that a test can answer all of them. */
export const shortDeck = [
  'coolClimate',
  'tellStories',
  'softLanding',
  'belongTogether',
  'freshWater',
  'gameOn',
].filter((name) => (cardKeys as readonly string[]).includes(name));

export function sortWith(
  answers: Readonly<Record<string, Answer>>,
  id: string = crypto.randomUUID(),
): Sort {
  return shortDeck.reduce(
    (sort, card, at) => {
      const given = answers[card];
      return given ? answerCard(sort, card, given, startedAt + (at + 1) * 5_000) : sort;
    },
    startSort(id, shortDeck, startedAt),
  );
}

const recordOf = (sort: Sort, confirmed: ConfirmedResult | null = null): ResultRecord => ({
  ...toSortFields(sort),
  id: sort.id,
  created: new Date(sort.startedAt).toISOString(),
  extraCards: [],
  revision: 7,
  sortAttempts: confirmed === null ? 0 : 1,
  confirmed,
  previous: null,
});

interface SortPageSettings {
  readonly at: string;
  readonly language?: 'en' | 'fr';
  readonly account?: AccountRecord;
  readonly confirmed?: ConfirmedResult;
}

/** Any other address shows only its path. */
export async function renderInSort(
  server: FakeServer,
  page: ReactNode,
  sort: Sort,
  { at, language, account = accountOf('student'), confirmed }: SortPageSettings,
) {
  server.on(getResult, recordOf(sort, confirmed));
  server.on(getExtraCards, { data: [] });
  const saves = server.on(updateResult, ({ params }) => ({
    id: params.id,
    selected: [],
    revision: 8,
  }));
  const shown = await renderAs(
    server,
    account,
    <Routes>
      <Route path={at} element={<SortGate>{page}</SortGate>} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { at, ...(language && { language }) },
  );
  return { ...shown, saves };
}

function Elsewhere() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}
