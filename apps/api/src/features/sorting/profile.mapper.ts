import { emptyReflection } from '@trio/contracts/reflection';
import { selectedKey, type SelectedCard } from '@trio/contracts/results';
import type { Step } from '@trio/contracts/steps';
import type { BuiltInCard } from '@trio/deck/deck';
import { isQuickSort } from '@trio/domain/sorting/quick-sort';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { answerOf, entryOf, totalTime } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type {
  EarlierStep,
  Picture,
  ProfileChallenge,
  ProfileData,
  SortedChallenge,
} from '@trio/profile/profile-data';
import { zoneOfRegion } from '@trio/domain/region-zones';
import type { Region } from '@trio/domain/regions';
import { catalogues } from '@trio/i18n/catalogues';
import type { SavedSort } from '../../data/sorts.mapper.ts';
import { extraCardPictureIdOf, ownCardImageIdOf } from './sorting.rules.ts';
import type { ProfileStudent } from './profile.repository.ts';

export interface ProfileSource {
  readonly language: Language;
  readonly student: ProfileStudent;
  readonly sortAttempts: number;
  readonly sort: SavedSort;
  /** If false, the profile has lines to write on, as before the student wrote anything. */
  readonly hasWords: boolean;
  readonly previous: SavedSort | null;
  /** Of all sorts, newest first. */
  readonly steps: readonly Step[];
  /** Keys, newest first. */
  readonly savedCareers: readonly string[];
  readonly deck: readonly BuiltInCard[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly publicOrigin: string;
}

export function toProfileData(source: ProfileSource): ProfileData {
  const { student, sort: saved, previous } = source;
  const { sort } = saved;
  const saidOrChosen = (student.isConsumerGroup ? null : saved.reflection) ?? emptyReflection;
  const { includesFamilyPage, includesCounsellorPage } = saidOrChosen;
  const { reasons, shared, action, plan } = source.hasWords ? saidOrChosen : emptyReflection;
  const dueOn = plan?.dueOn ?? undefined;
  return {
    language: source.language,
    firstName: student.firstName,
    lastName: student.lastName,
    schoolName: student.schoolName.trim() || null,
    sortedOn: dayOf(saved, student),
    challenges: three(saved.selected, (card) => toChallenge(card, saved, source)),
    reflection: { reasons, shared, action, ...(dueOn !== undefined && { dueOn }) },
    earlierSteps: source.hasWords ? toEarlierSteps(source, action) : [],
    sorted: toSorted(saved, source),
    previous: previous && {
      sortedOn: dayOf(previous, student),
      titles: three(previous.selected, (card) => titleOf(card, previous, source)),
    },
    savedCareers: source.savedCareers,
    includesFamilyPage,
    includesCounsellorPage,
    sortAttempts: source.sortAttempts,
    timeSpentMs: totalTime(sort),
    isQuickSort: isQuickSort(sort),
    origin: source.publicOrigin,
  };
}

/** A teacher may read the words of this sort and not of another one. */
function toEarlierSteps({ steps, sort, student }: ProfileSource, action: string): EarlierStep[] {
  if (student.isConsumerGroup) return [];
  return steps
    .filter(({ sortId }) => sortId === sort.sort.id)
    .flatMap(({ sentence, outcome, closed, checkIns }) => {
      const last = checkIns.at(-1);
      const at = closed ?? last?.at;
      if (at === undefined) return [];
      return {
        outcome: outcome ?? 'not-yet',
        on: dayOfSort(new Date(at), student.region),
        sentence: sentence === action ? '' : sentence,
        happened: last?.happened ?? '',
      };
    });
}

export const picturesOf = ({ selected }: SavedSort): string[] =>
  selected.flatMap((card) =>
    typeof card === 'string' ? [] : (ownCardImageIdOf(card.imageUrl) ?? []),
  );

export const cardPicturesOf = ({ selected, extraCards }: SavedSort, language: Language): string[] =>
  extraCards
    .filter(({ name }) => selected.includes(name))
    .flatMap((card) => extraCardPictureIdOf(card[language].imageUrl) ?? []);

const dayOf = ({ confirmedAt, createdAt }: SavedSort, { region }: ProfileStudent): string =>
  dayOfSort(confirmedAt ?? createdAt, region);

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
  const key = selectedKey(card);
  const ideas = entryOf(saved.sort.ideas, key)?.value ?? [];
  if (typeof card !== 'string') {
    const { title, description, imageUrl, color = 'purple' } = card;
    const picture = source.pictures.get(ownCardImageIdOf(imageUrl) ?? '') ?? null;
    return { kind: 'own', title, description, color, picture, ideas };
  }
  const builtIn = source.deck.find((each) => each.key === card);
  if (builtIn) return { kind: 'deck', name: builtIn.key, ideas };
  const extra = saved.extraCards.find(({ name }) => name === card);
  // The card no longer exists, so its name serves as its title.
  if (!extra) {
    return { kind: 'own', title: card, description: '', color: 'purple', picture: null, ideas };
  }
  const { imageUrl, ...words } = extra[source.language];
  // A picture on another server is left out: the server fetches no foreign URL.
  const picture = source.pictures.get(extraCardPictureIdOf(imageUrl) ?? '') ?? null;
  return { kind: 'extra', name: card, color: extra.color, ...words, picture, ideas };
}

/**
 * In deck order, own cards last. Unanswered cards are left out, except the three: another device
 * may have withdrawn the answer, but the card was liked when it was picked.
 */
function toSorted(saved: SavedSort, source: Words): SortedChallenge[] {
  const { sort } = saved;
  const picked = new Set(saved.selected.map(selectedKey));
  const dealt = sort.deck.flatMap((name) => {
    const answer = answerOf(sort, name) ?? (picked.has(name) ? 'like' : null);
    const card = findCard(name, saved, source);
    return answer && card ? [{ ...card, answer, isPicked: picked.has(name) }] : [];
  });
  const own = ownCardIds(sort).flatMap((id) => {
    const card = entryOf(sort.ownCards, id)?.value;
    if (!card) return [];
    const { title, color } = card;
    return [{ title, color, answer: 'superlike' as const, isPicked: picked.has(id) }];
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

/** In the school's time zone, so that an evening's sort does not get the next day. */
const dayOfSort = (moment: Date, region: Region): string =>
  // The Swedish locale formats dates as YYYY-MM-DD.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOfRegion(region),
    dateStyle: 'short',
  }).format(moment);

interface Named {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly sortedOn: string;
}

export function profileFileName({ language, firstName, lastName, sortedOn }: Named): string {
  const stem = catalogues[language].profile['pdf.fileName'];
  const parts = [stem, toFilePart(firstName), toFilePart(lastName), sortedOn];
  return `${parts.filter((part) => part !== '').join('-')}.pdf`;
}

/** Most file systems limit a name to 255 bytes. */
const partMax = 30;
const partBytes = 100;

function toFilePart(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}'’.]+/gu, '-');
  const letters = Array.from(plain.replace(/^[-.]+/u, '')).slice(0, partMax);
  while (Buffer.byteLength(letters.join('')) > partBytes) letters.pop();
  return letters.join('').replace(/[-.]+$/u, '');
}
