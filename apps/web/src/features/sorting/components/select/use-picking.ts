import { pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { rankedCards, rankOf } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm, rank } from '../../sync/sort-actions.ts';

export type Said =
  | { readonly kind: 'ranked'; readonly card: string; readonly rank: number }
  | { readonly kind: 'unranked'; readonly card: string }
  /** A fourth card, or a confirmation with fewer than three cards */
  | { readonly kind: 'full' | 'missing' }
  | { readonly kind: 'saved' | 'removed'; readonly title: string };

export function usePicking(sort: Sort) {
  const navigate = useNavigate();
  // Counted, so that a repeated message is announced again.
  const [{ said, turn }, setSaid] = useState<{ said: Said | null; turn: number }>({
    said: null,
    turn: 0,
  });
  const say = (next: Said) => setSaid((last) => ({ said: next, turn: last.turn + 1 }));

  return {
    said,
    turn,
    say,
    pick: (card: string) => {
      const next = rank(card);
      if (next === 'full') return say({ kind: 'full' });
      const place = next && rankOf(next, card);
      say(place ? { kind: 'ranked', card, rank: place } : { kind: 'unranked', card });
    },
    confirm: () => {
      if (rankedCards(sort).length !== limits.cardsToPick) return say({ kind: 'missing' });
      if (confirm() === null) return;
      void navigate(pages.results.path);
    },
  };
}
