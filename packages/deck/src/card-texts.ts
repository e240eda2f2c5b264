export interface CardTexts {
  readonly title: string;
  /** At most eight words that say plainly what the title is about. */
  readonly plain: string;
  readonly paragraphs: readonly [problem: string, response: string];
  readonly alt: string;
  readonly subject: string;
  readonly question: string;
  /** Titles in the order of the careers in `cardFacts`. */
  readonly careers: readonly string[];
}
