/** Both texts are originals; neither is a translation. */
export interface Both<T = string> {
  readonly en: T;
  readonly fr: T;
}

export const colors = ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const;
export type Color = (typeof colors)[number];

export interface CareerSource {
  /** Part of the career's address and saved with students' accounts: never changes. */
  readonly slug: Both;
  readonly title: Both;
  /** One sentence about the work, beginning with a verb. */
  readonly work: Both;
  /** National Occupational Classification 2021, Canada. */
  readonly noc: string;
  /** O*NET-SOC 2019, United States. */
  readonly onet: string;
  /** O*NET's job zone; null if O*NET has no page for the occupation. */
  readonly jobZone: 1 | 2 | 3 | 4 | 5 | null;
  /** Job Bank's id of the same job; null if none is known. */
  readonly jobBank: number | null;
  /** The page number on New Brunswick's job board, inferred from the order of NOC codes. */
  readonly newBrunswick: number;
  /** Canada: a licence is required everywhere. If false, the rule is not known. */
  readonly isLicensed: boolean;
  /** The career is a Red Seal trade. */
  readonly isRedSeal: boolean;
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
  /** Names the field, under the title on the card's front. At most eight words. */
  readonly plain: Both;
  readonly words: CardWords;
  readonly careers: readonly CareerSource[];
}
