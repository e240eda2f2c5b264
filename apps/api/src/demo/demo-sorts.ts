import type { Reflection } from '@trio/contracts/reflection';
import { cardFacts, cardKeys } from '@trio/deck/facts.generated';
import { addIdea } from '@trio/domain/sorting/ideas';
import { putOwnCard } from '@trio/domain/sorting/own-cards';
import { answerCard } from '@trio/domain/sorting/passes';
import { confirmSort, superLiked, onlyLiked, toggleRank } from '@trio/domain/sorting/ranks';
import { cardColors, startSort, type Answer, type Sort } from '@trio/domain/sorting/sort';
import type { Language } from '../platform/database/schema.generated.ts';
import { newId } from '../platform/ids.ts';
import { toSentence } from '../data/steps.mapper.ts';
import { demoReflection } from './demo-reflections.ts';
import { demoStep, type DemoStep } from './demo-steps.ts';

export interface DemoSort {
  readonly sort: Sort;
  readonly startedAt: Date;
  readonly confirmedAt: Date | null;
  /** Of the latest answer or of the confirmation. */
  readonly activeAt: Date;
  readonly reflection: Reflection | null;
  readonly step: DemoStep | null;
  readonly areWordsShared: boolean;
  readonly profileSentAt: Date | null;
}

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;

const additions = {
  en: {
    idea: 'Storm chaser',
    title: 'Winter sports for everyone',
    description: 'Rinks and ski hills that people with a disability can use too.',
  },
  fr: {
    idea: 'Chasseuse ou chasseur d’orages',
    title: 'Sports d’hiver pour tout le monde',
    description: 'Des patinoires et des pentes où les personnes handicapées ont leur place aussi.',
  },
} as const;

interface DemoStudent {
  readonly language: Language;
  readonly createdAt: Date;
  readonly isConsumerGroup: boolean;
  readonly isFirstSorted: boolean;
  readonly hasClasses: boolean;
  readonly now: Date;
}

/** Students of a lesson that goes on while the demo is created: the first one stopped answering. */
const inLesson = new Map([
  [8, { answers: 31, minutesAgo: 10 }],
  [16, { answers: 20, minutesAgo: 4 }],
  [20, { answers: cardKeys.length, minutesAgo: 15 }],
]);

/** Has a sign-in made by a teacher and has not used it. */
export const notJoined = 12;
const sharesWords = 5;

export function demoSorts(n: number, student: DemoStudent): readonly DemoSort[] {
  const sorts = sortsOf(n, student);
  const { language, isConsumerGroup, hasClasses, now } = student;
  return sorts.map((demo, place) => {
    const isLatest = place === sorts.length - 1 && demo.confirmedAt !== null;
    if (!isLatest) return demo;
    return isConsumerGroup
      ? { ...demo, profileSentAt: n === 3 ? daysAfter(demo.startedAt, 2) : null }
      : {
          ...demo,
          ...wordsOf(n, language, now),
          areWordsShared: hasClasses && n === sharesWords,
        };
  });
}

function wordsOf(n: number, language: Language, now: Date) {
  const reflection = demoReflection(n, language);
  const step = demoStep(n, language, now);
  if (!reflection || !step) return { reflection, step: null };
  const { plan } = step;
  return { reflection: { ...reflection, action: toSentence(plan, language), plan }, step };
}

const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * day);

function sortsOf(n: number, demo: DemoStudent): readonly DemoSort[] {
  const { language, createdAt, isConsumerGroup, isFirstSorted, hasClasses, now } = demo;
  // A profile that has been pending for months would look wrong.
  const isRecent = isConsumerGroup && n === 5;
  const first = isRecent ? daysAfter(now, -2).getTime() : createdAt.getTime() + hour;
  const isNew = first > now.getTime() - day;
  const student = { n, language };
  if (n === 0 && isFirstSorted) return [finished({ ...student, seed: 5 }, now.getTime() - 2 * day)];
  const lesson = hasClasses ? inLesson.get(n) : undefined;
  if (lesson) {
    const startedAt = now.getTime() - lesson.minutesAgo * 60_000;
    return [unfinished({ ...student, seed: n }, startedAt, lesson.answers)];
  }
  if (n === 0 || isNew || n % 4 === 0) return [];
  if (n === 2) return [unfinished({ ...student, seed: n }, first, 24)];
  if (n !== 1) return [finished({ ...student, seed: n }, first)];
  return [
    finished({ ...student, seed: 1 }, first),
    finished({ ...student, seed: 77 }, now.getTime() - day),
  ];
}

interface Sorter {
  readonly n: number;
  readonly seed: number;
  readonly language: Language;
}

const untold = { reflection: null, step: null, areWordsShared: false, profileSentAt: null };

function unfinished(sorter: Sorter, startedAt: number, answers: number): DemoSort {
  const { sort, now } = answerCards(sorter, startedAt, answers);
  return {
    ...untold,
    sort,
    startedAt: new Date(startedAt),
    confirmedAt: null,
    activeAt: new Date(now),
  };
}

function finished(sorter: Sorter, startedAt: number): DemoSort {
  const { sort, now } = answerCards(sorter, startedAt, cardKeys.length);
  const own = sorter.n % 7 === 1 ? addOwn(sort, sorter.language, now) : sort;
  const liked = [...superLiked(own), ...onlyLiked(own)];
  const picked = [2, 0, 1].reduce((picking, place) => {
    const next = toggleRank(picking, liked[(sorter.n + place) % liked.length] ?? '', now);
    return next === 'full' ? picking : next;
  }, own);
  const confirmed = confirmSort(picked, now + 60_000);
  if (!confirmed) throw new Error(`The demo's student ${sorter.n} has no three cards to confirm`);
  return {
    ...untold,
    sort: confirmed,
    startedAt: new Date(startedAt),
    confirmedAt: new Date(now + 60_000),
    activeAt: new Date(now + 60_000),
  };
}

function answerCards({ n, seed, language }: Sorter, startedAt: number, count: number) {
  const chance = chanceFrom(seed);
  const favourites = [cardColors[seed % 6], cardColors[(seed * 5 + 2) % 6]];
  let now = startedAt;
  let sort = startSort(newId(), cardKeys, startedAt);
  for (const card of cardKeys.slice(0, count)) {
    const isFavourite = favourites.includes(cardFacts[card].color);
    const wish = chance() + (isFavourite ? 0.35 : 0);
    const answer: Answer = wish > 1.05 ? 'superlike' : wish > 0.75 ? 'like' : 'dislike';
    now += n === 3 ? 500 + Math.round(chance() * 600) : 3000 + Math.round(chance() * 9000);
    sort = answerCard(sort, card, answer, now);
    if (n % 5 === 1 && card === 'coolClimate') {
      const idea = addIdea(sort, card, additions[language].idea, now);
      if (idea !== 'full') sort = idea;
    }
  }
  return { sort: { ...sort, time: { demo: now - startedAt } }, now };
}

function addOwn(sort: Sort, language: Language, now: number): Sort {
  const { title, description } = additions[language];
  const card = { title, description, imageUrl: '', color: 'blue' } as const;
  const added = putOwnCard(sort, `${now}-${title}`, card, now);
  return added === 'full' ? sort : added;
}

/** Deterministic, so that every demo is the same. */
function chanceFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
