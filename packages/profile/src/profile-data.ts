import type { CardKey } from '@trio/deck/facts.generated';
import type { Answer, CardColor } from '@trio/domain/sorting/sort';
import type { StepOutcome } from '@trio/domain/steps/plan';
import type { Language } from '@trio/i18n/languages';

export interface Picture {
  readonly bytes: Uint8Array;
  readonly format: 'png' | 'jpg' | 'svg';
}

interface DeckChallenge {
  readonly kind: 'deck';
  readonly name: CardKey;
  readonly ideas: readonly string[];
}

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

interface OwnChallenge {
  readonly kind: 'own';
  readonly color: CardColor;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly ideas: readonly string[];
}

export type ProfileChallenge = DeckChallenge | ExtraChallenge | OwnChallenge;

export interface ProfileReflection {
  /** In rank order. */
  readonly reasons: readonly [string, string, string];
  readonly shared: string;
  readonly action: string;
  /** The day that the student set for the action; absent without one. */
  readonly dueOn?: string;
}

export interface EarlierStep {
  readonly outcome: StepOutcome;
  /** The day of the outcome. */
  readonly on: string;
  /** Empty for the step in `action`. */
  readonly sentence: string;
  readonly happened: string;
}

export interface SortedChallenge {
  readonly title: string;
  readonly color: CardColor;
  readonly answer: Answer;
  /** One of the three. */
  readonly isPicked: boolean;
}

export interface ProfileData {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolName: string | null;
  readonly sortedOn: string;
  readonly challenges: readonly [ProfileChallenge, ProfileChallenge, ProfileChallenge];
  readonly reflection: ProfileReflection;
  /** Of this sort, newest first. */
  readonly earlierSteps: readonly EarlierStep[];
  /** All answered cards in the deck's order, own cards last. */
  readonly sorted: readonly SortedChallenge[];
  /** Keys of careers, newest first; some may have been removed since. */
  readonly savedCareers: readonly string[];
  /** The previous sort's trio in rank order; null for a first sort. */
  readonly previous: {
    readonly sortedOn: string;
    readonly titles: readonly [string, string, string];
  } | null;
  readonly includesFamilyPage: boolean;
  readonly includesCounsellorPage: boolean;
  readonly sortAttempts: number;
  /** Active time of this sort; 0 if it was not tracked. */
  readonly timeSpentMs: number;
  readonly isQuickSort: boolean;
  /** Where career links lead, for example `https://trio.example`. */
  readonly origin: string;
}

export interface SignInSlip {
  readonly name: string;
  /** A username, or an email address. */
  readonly login: string;
  readonly isUsername: boolean;
  readonly password: string;
}

export interface SignInSheetData {
  readonly language: Language;
  readonly className: string;
  /** Of the log-in page. */
  readonly address: string;
  readonly slips: readonly SignInSlip[];
}

export interface ProfileEngine {
  /** The same data gives the same bytes. */
  makeProfile(data: ProfileData): Promise<Uint8Array>;
  makeDeckDocument(language: Language): Promise<Uint8Array>;
  /** For people who mark the cards on paper. */
  makeCommentSheet(language: Language): Promise<Uint8Array>;
  /** A 50-minute lesson, for teachers. */
  makeLesson(language: Language): Promise<Uint8Array>;
  /** For students, during that lesson. */
  makeWorksheet(language: Language): Promise<Uint8Array>;
  /** Slips with log-ins, to cut out. */
  makeSignInSheet(data: SignInSheetData): Promise<Uint8Array>;
  /** Each card's front with the words of its back. */
  makeCardPages(language: Language): Promise<Uint8Array>;
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
