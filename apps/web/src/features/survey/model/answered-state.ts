/** Router state: the home page thanks the student for the answers. */
export interface AnsweredState {
  readonly hasJustAnswered: true;
}
export const answered: AnsweredState = { hasJustAnswered: true };
