import type { CareerRegion } from '@trio/deck/career-link';
import type { CardKey } from '@trio/deck/facts.generated';
import type { Answer, CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';

/** A picture that a person sent: a PNG or JPEG as our own server stored it, or an SVG of ours. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly format: 'png' | 'jpg' | 'svg';
}

/** One of the deck: its words and its poster come from the deck, in the document's language. */
interface DeckChallenge {
  readonly kind: 'deck';
  readonly name: CardKey;
  /** Careers that the student added to the card. */
  readonly ideas: readonly string[];
}

/** One that the school or the platform added, already in the document's language. */
interface ExtraChallenge {
  readonly kind: 'extra';
  readonly name: string;
  readonly color: CardColor;
  readonly title: string;
  readonly content: string;
  readonly bulletHeading: string;
  readonly bulletDescription: string;
  readonly jobLinks: readonly { readonly title: string; readonly url: string }[];
  readonly picture: Picture | null;
  readonly ideas: readonly string[];
}

/** One that the student made. */
interface OwnChallenge {
  readonly kind: 'own';
  readonly color: CardColor;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly ideas: readonly string[];
}

export type ProfileChallenge = DeckChallenge | ExtraChallenge | OwnChallenge;

/** What the student wrote about the three; an empty text is one that was left out. */
export interface ProfileReflection {
  /** Why each of the three, in rank order. */
  readonly reasons: readonly [string, string, string];
  /** What the three have in common. */
  readonly shared: string;
  /** One thing to do in the next 30 days. */
  readonly action: string;
}

/** A card of the sort as the pattern counts it. */
export interface SortedChallenge {
  readonly title: string;
  readonly color: CardColor;
  readonly answer: Answer;
}

/** Everything that a profile says. Whoever makes it has read the database; the engine only draws. */
export interface ProfileData {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the student belongs to no school that has a name. */
  readonly schoolName: string | null;
  /** When the three were confirmed: a day, `2026-11-15`. */
  readonly sortedOn: string;
  /** In rank order. */
  readonly challenges: readonly [ProfileChallenge, ProfileChallenge, ProfileChallenge];
  readonly reflection: ProfileReflection;
  /** Every card that was answered, in the order of the deck, the student's own cards last. */
  readonly sorted: readonly SortedChallenge[];
  /** The three of the sort before, in rank order; null for a first sort. */
  readonly previous: {
    readonly sortedOn: string;
    readonly titles: readonly [string, string, string];
  } | null;
  readonly includesFamilyPage: boolean;
  readonly includesCounsellorPage: boolean;
  /** How many times the student has chosen three. */
  readonly sortAttempts: number;
  /** Active time of this sort; 0 where it was not counted. */
  readonly timeSpentMs: number;
  readonly isQuickSort: boolean;
  /** Where career links lead. */
  readonly region: CareerRegion;
  readonly hasNewBrunswickPages: boolean;
}

/** Makes documents. */
export interface ProfileEngine {
  /** The student's own profile; the same data gives the same bytes. */
  makeProfile(data: ProfileData): Promise<Uint8Array>;
  /** The deck as one accessible document, without any student. */
  makeDeckDocument(language: Language): Promise<Uint8Array>;
  /** Begins to lay out what all students share, in the background. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
