/** What one language says about a card. */
export interface CardTexts {
  readonly title: string;
  readonly paragraphs: readonly [problem: string, response: string] | null;
  readonly alt: string;
  readonly subject: string | null;
  readonly question: string | null;
  /** In the order of the careers' codes. */
  readonly careers: readonly string[];
}
