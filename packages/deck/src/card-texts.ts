/** What one language says about a card. */
export interface CardTexts {
  readonly title: string;
  readonly paragraphs: readonly [problem: string, response: string];
  readonly alt: string;
  readonly subject: string;
  readonly question: string;
  /** In the order of the careers' codes. */
  readonly careers: readonly string[];
}
