import fc from 'fast-check';
import { addIdea, removeIdea } from './ideas.ts';
import { putOwnCard, removeOwnCard } from './own-cards.ts';
import { answerCard, startPass, undoAnswer } from './passes.ts';
import { clearRanks, confirmSort, toggleRank } from './ranks.ts';
import { answers, countTime, startSort, type Sort } from './sort.ts';

/** Few names, so that actions collide; some are inherited by every object. */
export const someDeck = ['wealth', 'oceans', 'constructor', '__proto__', 'toString', 'food', 'art'];
const ownIds = ['1700-a', '1701-b', '1702-c', '1703-d', 'hasOwnProperty', 'valueOf'];

type Act = (sort: Sort, now: number, device: string) => Sort | 'full' | null;

const card = fc.constantFrom(...someDeck);
const ownId = fc.constantFrom(...ownIds);
const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '\0', '😀', '\ud83d', '🇨🇦') });
const ownCard = fc.record({
  title: text,
  description: text,
  imageUrl: fc.constantFrom('', '/api/cards/images/1'),
  color: fc.constantFrom('purple' as const, 'red' as const),
});

const answering = fc.tuple(card, fc.constantFrom(...answers)).map(
  ([name, answer]): Act =>
    (sort, now) =>
      answerCard(sort, name, answer, now),
);

/** Without confirming, because nothing changes after it. */
const sortingOn = fc.oneof(
  { weight: 8, arbitrary: answering },
  {
    weight: 2,
    arbitrary: card.map(
      (name): Act =>
        (sort, now) =>
          undoAnswer(sort, name, now),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('all' as const, 'liked' as const).map(
      (kind): Act =>
        (sort, now) =>
          startPass(sort, kind, now),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.oneof(card, ownId).map(
      (id): Act =>
        (sort, now) =>
          toggleRank(sort, id, now),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Act>(clearRanks) },
  {
    weight: 2,
    arbitrary: fc.tuple(ownId, ownCard).map(
      ([id, own]): Act =>
        (sort, now) =>
          putOwnCard(sort, id, own, now),
    ),
  },
  {
    weight: 1,
    arbitrary: ownId.map(
      (id): Act =>
        (sort, now) =>
          removeOwnCard(sort, id, now),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(card, text).map(
      ([name, idea]): Act =>
        (sort, now) =>
          addIdea(sort, name, idea, now),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(card, text).map(
      ([name, idea]): Act =>
        (sort, now) =>
          removeIdea(sort, name, idea.trim(), now),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(1_000_000).map(
      (ms): Act =>
        (sort, _, device) =>
          countTime(sort, device, ms / 7),
    ),
  },
);

const finishing = fc
  .uniqueArray(fc.oneof({ weight: 5, arbitrary: card }, { weight: 1, arbitrary: ownId }), {
    minLength: 3,
    maxLength: 3,
  })
  .map((three): Act => (sort, now) => {
    const liked = three.reduce((each, name) => answerCard(each, name, 'like', now), sort);
    const ranked = three.reduce(
      (each, name) => perform(each, (before) => toggleRank(before, name, now), now),
      clearRanks(liked, now),
    );
    return confirmSort(ranked, now);
  });

export const anyAct: fc.Arbitrary<Act> = sortingOn;
export const anyActOrConfirm: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: sortingOn },
  { weight: 1, arbitrary: finishing },
);

export function perform(sort: Sort, act: Act, now: number, device = 'here'): Sort {
  const next = act(sort, now, device);
  return next === 'full' || next === null ? sort : next;
}

export const anyClock = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.double({ min: 0, max: 4e12, noNaN: true }),
);

export const startedAt = 20;
export const anySort = (act: fc.Arbitrary<Act> = anyActOrConfirm): fc.Arbitrary<Sort> =>
  fc
    .array(fc.tuple(act, anyClock), { maxLength: 40 })
    .map((acts) =>
      acts.reduce(
        (sort, [each, now]) => perform(sort, each, now),
        startSort('00000000-0000-7000-8000-000000000000', someDeck, startedAt),
      ),
    );
