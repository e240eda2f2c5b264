import type { Answer } from '@trio/contracts/endpoint';
import type { prepareConversation } from '@trio/contracts/queue';
import type { SelectedCard } from '@trio/contracts/results';
import { openingQuestionOf, type QuestionFacts } from '@trio/domain/conversations/opening-question';
import { limits } from '@trio/domain/limits';
import { isSameCard } from '../../data/queue-facts.mapper.ts';

type Preparation = Answer<typeof prepareConversation>;

interface Prepared extends Pick<Preparation, 'sorts' | 'steps' | 'request' | 'stage' | 'today'> {
  /** In the sort in progress. */
  readonly liked: number;
}

/** Takes what the reader gets: words that the reader may not read are not in it. */
export function toQuestion(prepared: Prepared): Preparation['question'] {
  const { sorts, steps, request, today } = prepared;
  const [latest, before] = sorts;
  const open = steps.find(({ closed }) => closed === null);
  return openingQuestionOf<SelectedCard>({
    hasAsked: request !== null,
    openStep: open
      ? { sentence: open.sentence, isOverdue: open.dueOn !== null && open.dueOn < today }
      : null,
    trio: latest?.selected ?? [],
    reasons: latest?.reflection?.reasons ?? [],
    shared: latest?.reflection?.shared ?? '',
    before: before?.selected ?? null,
    unfinished: unfinishedOf(prepared),
    isSame: isSameCard,
    isOwn: (card) => typeof card !== 'string',
  });
}

function unfinishedOf({
  stage,
  liked,
}: Pick<Prepared, 'stage' | 'liked'>): QuestionFacts<SelectedCard>['unfinished'] {
  if (stage === 'sorting') return 'not-saved';
  if (stage !== 'picking') return null;
  return liked < limits.cardsToPick ? 'too-few-liked' : 'not-picked';
}
