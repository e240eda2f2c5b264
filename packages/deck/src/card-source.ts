/** Both texts are originals; neither is a translation. */
export interface Both<T = string> {
  readonly en: T;
  readonly fr: T;
}

export const colors = ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const;
export type Color = (typeof colors)[number];

export interface CareerSource {
  readonly title: Both;
  /** National Occupational Classification 2021, Canada. */
  readonly noc: string;
  /** O*NET-SOC 2019, United States. */
  readonly onet: string;
  /** O*NET's job zone; null if O*NET has no page for the occupation. */
  readonly jobZone: 1 | 2 | 3 | 4 | 5 | null;
  /** Job Bank's id of the occupation; null if it has none. */
  readonly jobBank: number | null;
  /** The page number on New Brunswick's job board, inferred from the order of NOC codes. */
  readonly newBrunswick: number;
}

export interface CardWords {
  readonly paragraphs: Both<readonly [problem: string, response: string]>;
  readonly alt: Both;
  /** The school subject that is closest to the challenge. */
  readonly subject: Both;
  /** A question for a person who works on it. */
  readonly question: Both;
}

export interface CardSource {
  readonly key: string;
  readonly color: Color;
  readonly isTrades: boolean;
  readonly title: Both;
  readonly words: CardWords;
  readonly careers: readonly CareerSource[];
}
