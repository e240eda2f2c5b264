export interface CardTexts {
  readonly title: string;
  readonly paragraphs: readonly [problem: string, response: string];
  readonly alt: string;
  readonly subject: string;
  readonly question: string;
  readonly careers: readonly string[];
}
