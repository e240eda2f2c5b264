import type { LikedCard, PastResult } from '@trio/contracts/history';
import { selectedKey, type SelectedCard, type SortedCard } from '@trio/contracts/results';
import { toWireCards } from '@trio/contracts/results-wire';
import { alsoLiked } from '@trio/domain/sorting/pattern';
import type { SavedSort } from '../../data/sorts.mapper.ts';
import { isPending } from './profile.rules.ts';
import { toConfirmedResult } from './sorting.mapper.ts';

export function toPastResult(
  saved: SavedSort,
  school: { readonly isConsumerGroup: boolean },
): PastResult {
  const liked = likedOutsideThree(saved);
  const shown = new Set([...saved.selected, ...liked.map(({ card }) => card)]);
  return {
    ...toConfirmedResult(saved),
    // A school may have many cards, and each result has its own copy of them.
    extraCards: saved.extraCards.filter(({ name }) => shown.has(name)),
    liked,
    hasProfile: !isPending(school, saved),
  };
}

function likedOutsideThree({ sort, selected }: SavedSort): LikedCard[] {
  const answered = toWireCards(sort).flatMap((card) => {
    const { name, id = '', result: answer } = card;
    return answer === null ? [] : [{ id: name ?? id, answer, card }];
  });
  return alsoLiked(answered, selected.map(selectedKey)).map(({ card, answer }) => ({
    card: toSelectedCard(card),
    result: answer,
  }));
}

const toSelectedCard = ({ name, id, color, ...own }: SortedCard): SelectedCard =>
  name ?? {
    ...(id !== undefined && { id }),
    title: own.title ?? '',
    description: own.description ?? '',
    imageUrl: own.imageUrl ?? '',
    ...(color !== undefined && { color }),
  };
