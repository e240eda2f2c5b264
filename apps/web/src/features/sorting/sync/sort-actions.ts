import { addIdea, removeIdea } from '@trio/domain/sorting/ideas';
import { newOwnCardId, putOwnCard, removeOwnCard } from '@trio/domain/sorting/own-cards';
import { answerCard, startPass, undoAnswer } from '@trio/domain/sorting/passes';
import { clearRanks, confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import type { Answer, OwnCard, PassKind, Sort } from '@trio/domain/sorting/sort';
import { changeSort } from './browser-sync.ts';
import { sortState } from '../../../lib/current-sort.ts';

/** The student's changes to the sort under way. None of them waits for the device or the network. */

function change(act: (sort: Sort, now: number) => Sort | 'full' | null): Sort | 'full' | null {
  const state = sortState.get();
  if (state.status !== 'ready' || !state.sort) return null;
  const next = act(state.sort, Date.now());
  if (next === 'full' || next === null || next === state.sort) return next;
  changeSort(next);
  return next;
}

/** Returns the changed sort, to choose the next step. */
export const answer = (card: string, given: Answer) =>
  change((sort, now) => answerCard(sort, card, given, now));
export const undo = (card: string) => change((sort, now) => undoAnswer(sort, card, now));
export const sortOnceMore = (kind: Exclude<PassKind, 'first'>) =>
  change((sort, now) => startPass(sort, kind, now));
export const rank = (card: string) => change((sort, now) => toggleRank(sort, card, now));
export const forgetRanks = () => change(clearRanks);
export const saveIdea = (card: string, text: string) =>
  change((sort, now) => addIdea(sort, card, text, now));
export const dropIdea = (card: string, text: string) =>
  change((sort, now) => removeIdea(sort, card, text, now));
export const saveOwnCard = (id: string | null, card: OwnCard) =>
  change((sort, now) => putOwnCard(sort, id ?? newOwnCardId(card.title, now), card, now));
export const dropOwnCard = (id: string) => change((sort, now) => removeOwnCard(sort, id, now));
/** Null unless exactly three are ranked. */
export const confirm = () => change(confirmSort);
