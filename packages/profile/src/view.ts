import type { CardColor } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type { Line } from './safe-text.ts';
import type { TitleFit } from './title-fit.ts';

/** How a page is set: at its usual size, more closely, or closely on as many sheets as it takes. */
export type Density = 'usual' | 'close' | 'flowing';

/** What the templates are given: every word in place, so that they only lay out. */
export interface ProfileView {
  readonly language: Language;
  readonly title: string;
  /** How many there are if each fits its sheet, for their feet; null where Typst is to count them. */
  readonly pages: number | null;
  /** The day of the sort, as the document's date. */
  readonly day: readonly [year: number, month: number, day: number];
  /** Said beside every space that is left for a pen. */
  readonly write: string;
  readonly mine: MineView;
  readonly challenges: readonly ChallengeView[];
  readonly pattern: PatternView;
  readonly family: FamilyView | null;
  readonly counsellor: CounsellorView | null;
  readonly sources: SourcesView;
}

export interface PosterView {
  readonly file: string;
  /** A photo has no title band of its own, a poster has. */
  readonly isPhoto: boolean;
  readonly alt: string;
  readonly color: CardColor;
  readonly title: Line;
}

export interface MineView {
  readonly kicker: string;
  readonly name: Line;
  readonly nameSize: number;
  readonly date: string;
  readonly school: Line | null;
  readonly intro: string;
  readonly reasonLabel: string;
  /** The words come first: the posters take the height that they leave. */
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
}

export interface CareerGroup {
  readonly heading: string | null;
  /** One or two columns, read one after the other. */
  readonly columns: readonly (readonly CareerView[])[];
}

export interface CareerView {
  readonly title: Line;
  /** Null where there is no page to lead to. */
  readonly url: string | null;
}

export interface ChallengeView {
  readonly density: Density;
  readonly kicker: string;
  readonly category: string;
  /** Whether the trades have much to do with it, and what the badge says then. */
  readonly trades: string | null;
  readonly poster: PosterView;
  /** Of the title on the poster. */
  readonly fit: TitleFit;
  readonly title: Line;
  readonly titleWidth: number;
  readonly reason: { readonly label: string; readonly text: Line | null };
  readonly about: { readonly heading: string; readonly paragraphs: readonly Line[] };
  readonly careers: {
    readonly heading: Line;
    readonly hint: Line | null;
    readonly groups: readonly CareerGroup[];
    /** How many lines are left to write careers on. */
    readonly linesToFill: number;
  };
  readonly ideas: { readonly heading: string; readonly list: readonly Line[] };
  readonly subject: { readonly label: string; readonly text: string } | null;
  readonly ask: {
    readonly label: string;
    readonly text: string;
    readonly width: number;
    /** Said beside the lines for what was answered. */
    readonly answer: string;
  };
  /** How many of those lines the page has room for. */
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
  /** What was among the three and is not any more. */
  readonly left: { readonly label: string; readonly text: Line } | null;
}

export interface PatternView {
  readonly density: Density;
  readonly heading: string;
  /** A sentence to a line. */
  readonly intro: readonly string[];
  readonly chart: { readonly heading: string; readonly alt: string };
  readonly numbers: string;
  readonly answers: Readonly<Record<'superlike' | 'like' | 'dislike', string>>;
  readonly category: string;
  readonly total: string;
  readonly rows: readonly PatternRow[];
  readonly aside: {
    readonly heading: string;
    readonly hint: string;
    readonly rows: readonly {
      readonly color: CardColor;
      readonly label: string;
      readonly titles: Line;
    }[];
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
  /** The page may be handed on without the others. */
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
