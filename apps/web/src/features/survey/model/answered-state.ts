/** What the survey sends along on the way home: whoever has just answered is thanked there. */
export interface AnsweredState {
  readonly hasJustAnswered: true;
}
export const answered: AnsweredState = { hasJustAnswered: true };
