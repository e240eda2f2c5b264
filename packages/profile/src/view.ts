import type { CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type { Line } from './safe-text.ts';
import type { TitleFit } from './title-fit.ts';

/** `usual` size, `close` for a smaller font, or `flowing`: close, over several sheets. */
export type Density = 'usual' | 'close' | 'flowing';

export interface ProfileView {
  readonly language: Language;
  readonly title: string;
  /** The number of pages if each fits its sheet; null if Typst has to count them. */
  readonly pages: number | null;
  readonly day: readonly [year: number, month: number, day: number];
  readonly write: string;
  readonly studentPage: StudentPageView;
  readonly challenges: readonly ChallengeView[];
  readonly pattern: PatternView;
  readonly family: FamilyView | null;
  readonly counsellor: CounsellorView | null;
  readonly sources: SourcesView;
}

export interface PosterView {
  readonly file: string;
  readonly isPhoto: boolean;
  readonly alt: string;
  readonly color: CardColor;
  readonly title: Line;
}

export interface StudentPageView {
  readonly kicker: string;
  readonly name: Line;
  readonly nameSize: number;
  readonly date: string;
  readonly school: Line | null;
  readonly intro: string;
  readonly reasonLabel: string;
  readonly posterWidth: number;
  readonly cards: readonly {
    readonly poster: PosterView;
    readonly fit: TitleFit;
    readonly reason: Line | null;
  }[];
  readonly shared: {
    readonly label: string;
    readonly text: Line | null;
    readonly size: number;
    readonly width: number;
  };
  readonly action: {
    readonly label: string;
    readonly text: Line | null;
    readonly by: string;
    readonly keep: string;
  };
  readonly earlierSteps: EarlierStepsView | null;
}

export interface EarlierStepsView {
  readonly label: string;
  readonly list: readonly { readonly label: string; readonly texts: readonly Line[] }[];
}

export interface CareerGroup {
  readonly heading: string | null;
  readonly columns: readonly (readonly CareerView[])[];
}

export interface CareerView {
  readonly title: Line;
  readonly url: string | null;
}

export interface ChallengeView {
  readonly density: Density;
  readonly kicker: string;
  readonly category: string;
  readonly trades: string | null;
  readonly poster: PosterView;
  readonly fit: TitleFit;
  readonly title: Line;
  readonly titleWidth: number;
  readonly reason: { readonly label: string; readonly text: Line | null };
  readonly about: { readonly heading: string; readonly paragraphs: readonly Line[] };
  readonly careers: {
    readonly heading: Line;
    readonly hint: Line | null;
    readonly groups: readonly CareerGroup[];
    readonly linesToFill: number;
  };
  readonly ideas: { readonly heading: string; readonly list: readonly Line[] };
  readonly subject: { readonly label: string; readonly text: string } | null;
  readonly ask: {
    readonly label: string;
    readonly text: string;
    readonly width: number;
    readonly answer: string;
  };
  readonly answerLines: number;
}

export interface PatternRow {
  readonly color: CardColor;
  readonly category: string;
  readonly superlike: number;
  readonly like: number;
  readonly dislike: number;
}

export interface ChangesView {
  readonly heading: string;
  readonly head: readonly [rank: string, before: string, now: string, note: string];
  readonly rows: readonly { readonly before: Line; readonly now: Line; readonly note: string }[];
  /** Cards of the previous trio that are not in this one. */
  readonly left: { readonly label: string; readonly text: Line } | null;
}

/** The cards of one category. */
export interface CategoryRow {
  readonly color: CardColor;
  readonly label: string;
  readonly titles: readonly Line[];
}

export type PatternSection = 'counts' | 'liked' | 'saved' | 'aside';

export interface PatternView {
  readonly density: Exclude<Density, 'flowing'>;
  readonly sheets: readonly (readonly PatternSection[])[];
  readonly heading: string;
  readonly intro: readonly string[];
  readonly chart: { readonly heading: string; readonly alt: string };
  readonly numbers: string;
  readonly answers: Readonly<Record<'superlike' | 'like' | 'dislike', string>>;
  readonly category: string;
  readonly total: string;
  readonly rows: readonly PatternRow[];
  /** Without the three. */
  readonly liked: {
    readonly heading: string;
    readonly hint: string;
    readonly groups: readonly {
      readonly heading: string;
      readonly rows: readonly CategoryRow[];
    }[];
  };
  /** Null if no career is saved. */
  readonly saved: {
    readonly heading: string;
    readonly hint: string;
    readonly list: CareerGroup;
    readonly more: string | null;
  } | null;
  readonly aside: {
    readonly heading: string;
    readonly hint: string;
    readonly rows: readonly CategoryRow[];
  };
  readonly changes: ChangesView | null;
}

export interface ListView {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface FamilyView {
  readonly heading: string;
  readonly intro: Line;
  readonly what: { readonly heading: string; readonly text: Line };
  readonly questions: ListView;
  readonly helps: ListView;
  readonly note: string;
  readonly write: string;
}

export interface CounsellorView {
  readonly density: Density;
  readonly heading: string;
  /** Repeated here, because this page may be handed on alone. */
  readonly name: Line;
  readonly date: string;
  readonly three: string;
  readonly glance: {
    readonly heading: string;
    readonly head: readonly [string, string];
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  };
  readonly pace: { readonly heading: string; readonly text: Line } | null;
  readonly opening: {
    readonly heading: string;
    readonly shared: Line | null;
    readonly text: string;
  };
  readonly follow: ListView;
  readonly frameworks: {
    readonly heading: string;
    readonly hint: string;
    readonly list: readonly { readonly name: string; readonly text: string }[];
  };
}

export interface SourcesView {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
