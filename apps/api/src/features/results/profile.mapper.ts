import { emptyReflection } from '@trio/contracts/reflection';
import type { SelectedCard } from '@trio/contracts/results';
import type { BuiltInCard } from '@trio/deck/deck';
import { isQuickSort } from '@trio/domain/sorting/quick-sort';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { answerOf, entryOf, totalTime } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type {
  Picture,
  ProfileChallenge,
  ProfileData,
  SortedChallenge,
} from '@trio/profile/profile-data';
import { cardPictureIdOf, imageIdOf } from './own-pictures.ts';
import type { ProfileStudent } from './profile.repository.ts';
import { dayOfSort } from './sort-day.ts';
import type { SavedSort } from './sorts.mapper.ts';

/** Everything that was read for one profile. */
export interface ProfileSource {
  readonly language: Language;
  readonly student: ProfileStudent;
  readonly sortAttempts: number;
  /** A confirmed one, and the one that was confirmed before it. */
  readonly sort: SavedSort;
  readonly previous: SavedSort | null;
  /** The deck in that language. */
  readonly deck: readonly BuiltInCard[];
  /** By their ids; one that is missing is left out. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly hasNewBrunswickPages: boolean;
}

export function toProfileData(source: ProfileSource): ProfileData {
  const { student, sort: saved, previous } = source;
  const { sort } = saved;
  const words = student.isConsumerGroup ? null : saved.reflection;
  const { reasons, shared, action, ...pages } = words ?? emptyReflection;
  return {
    language: source.language,
    firstName: student.firstName,
    lastName: student.lastName,
    schoolName: student.schoolName.trim() || null,
    sortedOn: dayOf(saved, student),
    challenges: three(saved.selected, (card) => toChallenge(card, saved, source)),
    reflection: { reasons, shared, action },
    sorted: toSorted(saved, source),
    previous: previous && {
      sortedOn: dayOf(previous, student),
      titles: three(previous.selected, (card) => titleOf(card, previous, source)),
    },
    ...pages,
    sortAttempts: source.sortAttempts,
    timeSpentMs: totalTime(sort),
    isQuickSort: isQuickSort(sort),
    region: student.region,
    hasNewBrunswickPages: source.hasNewBrunswickPages,
  };
}

/** The student's own pictures that a profile of this sort would show. */
export const picturesOf = ({ selected }: SavedSort): string[] =>
  selected.flatMap((card) => (typeof card === 'string' ? [] : (imageIdOf(card.imageUrl) ?? [])));

/** And those of cards that the school or the platform added, which have one for each language. */
export const cardPicturesOf = ({ selected, extraCards }: SavedSort, language: Language): string[] =>
  extraCards
    .filter(({ name }) => selected.includes(name))
    .flatMap((card) => cardPictureIdOf(card[language].imageUrl) ?? []);

const dayOf = ({ confirmedAt, createdAt }: SavedSort, { region }: ProfileStudent): string =>
  dayOfSort(confirmedAt ?? createdAt, region);

/** What is confirmed is three. */
function three<T>(selected: readonly SelectedCard[], make: (card: SelectedCard) => T): [T, T, T] {
  const [first, second, third] = selected;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('profile: not three');
  }
  return [make(first), make(second), make(third)];
}

type Words = Pick<ProfileSource, 'language' | 'deck'>;

function toChallenge(
  card: SelectedCard,
  saved: SavedSort,
  source: Words & Pick<ProfileSource, 'pictures'>,
): ProfileChallenge {
  const key = typeof card === 'string' ? card : (card.id ?? card.title);
  const ideas = entryOf(saved.sort.ideas, key)?.value ?? [];
  if (typeof card !== 'string') {
    const { title, description, imageUrl, color = 'purple' } = card;
    const picture = source.pictures.get(imageIdOf(imageUrl) ?? '') ?? null;
    return { kind: 'own', title, description, color, picture, ideas };
  }
  const builtIn = source.deck.find((each) => each.key === card);
  if (builtIn) return { kind: 'deck', name: builtIn.key, ideas };
  const extra = saved.extraCards.find(({ name }) => name === card);
  // One that neither the product nor the school knows any more: its name is all that is left of it.
  if (!extra) {
    return { kind: 'own', title: card, description: '', color: 'purple', picture: null, ideas };
  }
  const { imageUrl, ...words } = extra[source.language];
  // One that is kept elsewhere is left out: no page's server is asked.
  const picture = source.pictures.get(cardPictureIdOf(imageUrl) ?? '') ?? null;
  return { kind: 'extra', name: card, color: extra.color, ...words, picture, ideas };
}

/**
 * In the order of the deck, the student's own cards last. One that was not answered says nothing, unless
 * it is one of the three: another device may have taken its answer back, and it was liked all the same.
 */
function toSorted(saved: SavedSort, source: Words): SortedChallenge[] {
  const { sort } = saved;
  const dealt = sort.deck.flatMap((name) => {
    const answer = answerOf(sort, name) ?? (saved.selected.includes(name) ? 'like' : null);
    const card = findCard(name, saved, source);
    return answer && card ? [{ ...card, answer }] : [];
  });
  const own = ownCardIds(sort).flatMap((id) => {
    const card = entryOf(sort.ownCards, id)?.value;
    return card ? [{ title: card.title, color: card.color, answer: 'superlike' as const }] : [];
  });
  return [...dealt, ...own];
}

function findCard(name: string, { extraCards }: SavedSort, { deck, language }: Words) {
  const builtIn = deck.find(({ key }) => key === name);
  if (builtIn) return { title: builtIn.title, color: builtIn.color };
  const extra = extraCards.find((each) => each.name === name);
  return extra && { title: extra[language].title, color: extra.color };
}

const titleOf = (card: SelectedCard, saved: SavedSort, source: Words): string =>
  typeof card === 'string' ? (findCard(card, saved, source)?.title ?? card) : card.title;
