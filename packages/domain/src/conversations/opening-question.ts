/** Each is a text of the catalogue; the first one that fits is asked. */
export const openingQuestions = [
  'asked-to-talk',
  'step-overdue',
  'step-open',
  'reason',
  'shared',
  'new-challenge',
  'own-card',
  'too-few-liked',
  'not-picked',
  'not-saved',
  'first-challenge',
  'not-begun',
] as const;
export type OpeningQuestion = (typeof openingQuestions)[number];

/** What the question is drawn from: only what the student did and wrote, and the reader may read. */
export interface QuestionFacts<Card> {
  readonly hasAsked: boolean;
  readonly openStep: { readonly sentence: string; readonly isOverdue: boolean } | null;
  /** The latest three, in order; empty before the first. */
  readonly trio: readonly Card[];
  /** One for each of the three; empty texts without words. */
  readonly reasons: readonly string[];
  readonly shared: string;
  /** Null without an earlier sort. */
  readonly before: readonly Card[] | null;
  readonly unfinished: 'not-saved' | 'not-picked' | 'too-few-liked' | null;
  readonly isSame: (a: Card, b: Card) => boolean;
  readonly isOwn: (card: Card) => boolean;
}

export interface Question<Card> {
  readonly key: OpeningQuestion;
  readonly card: Card | null;
  readonly quote: string;
}

export function openingQuestionOf<Card>(facts: QuestionFacts<Card>): Question<Card> {
  const { openStep, trio, reasons, shared, before } = facts;
  const ask = (key: OpeningQuestion, card: Card | null = null, quote = '') => ({
    key,
    card,
    quote,
  });
  if (facts.hasAsked) return ask('asked-to-talk');
  if (openStep?.isOverdue) return ask('step-overdue', null, openStep.sentence);
  const written = trio.findIndex((_, place) => (reasons[place] ?? '') !== '');
  const about = trio[written];
  if (about !== undefined) return ask('reason', about, reasons[written]);
  if (shared !== '') return ask('shared', null, shared);
  if (openStep) return ask('step-open', null, openStep.sentence);
  const added = before && trio.find((card) => !before.some((old) => facts.isSame(card, old)));
  if (added !== null && added !== undefined) return ask('new-challenge', added);
  const own = trio.find((card) => facts.isOwn(card));
  if (own !== undefined) return ask('own-card', own);
  if (facts.unfinished !== null) return ask(facts.unfinished);
  const [first] = trio;
  return first === undefined ? ask('not-begun') : ask('first-challenge', first);
}
