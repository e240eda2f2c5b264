/** What each language says, side by side: neither is the other's translation. */
export interface Both<T = string> {
  readonly en: T;
  readonly fr: T;
}

/** The wire's names of the six categories. */
export const colors = ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const;
export type Color = (typeof colors)[number];

export interface CareerSource {
  readonly title: Both;
  /** National Occupational Classification 2021, Canada. */
  readonly noc: string;
  /** O*NET-SOC 2019, United States. */
  readonly onet: string;
  /** O*NET's job zone, 1 to 5; null where O*NET has no page about the occupation. */
  readonly jobZone: 1 | 2 | 3 | 4 | 5 | null;
  /** Job Bank's own number of the occupation; null where it has none. */
  readonly jobBank: number | null;
  /** The page's number on New Brunswick's job board, inferred from the classification's order. */
  readonly newBrunswick: number;
}

export interface CardWords {
  readonly paragraphs: Both<readonly [problem: string, response: string]>;
  /** What is drawn on the poster, for who cannot see it. */
  readonly alt: Both;
  /** The school subject in which the challenge shows up. */
  readonly subject: Both;
  /** Something to ask a person who works on it. */
  readonly question: Both;
}

/** A card as its file holds it, both languages in one place. */
export interface CardSource {
  readonly key: string;
  readonly color: Color;
  /** The trades have much to do with it: a badge on the back says so. */
  readonly isTrades: boolean;
  readonly title: Both;
  readonly words: CardWords;
  readonly careers: readonly CareerSource[];
}
