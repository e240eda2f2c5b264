/** A card's texts in one language, generated from its `CardSource`. */
export interface CardTexts {
  readonly title: string;
  readonly paragraphs: readonly [problem: string, response: string];
  /** The poster's alternative text. */
  readonly alt: string;
  /** The school subject that is closest to the challenge. */
  readonly subject: string;
  /** A question for a professional who works on the challenge. */
  readonly question: string;
  /** Titles in the order of the careers in `cardFacts`. */
  readonly careers: readonly string[];
}
