import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/use-text.ts';

const ours = [
  'upload/type-invalid',
  'upload/empty',
  'upload/too-large',
  'upload/too-many-pixels',
  'upload/damaged',
] as const;

/** The catalogue's messages are written for students, these for staff. */
export function useProblemWords(): (problem: FormProblem) => string {
  const t = useText('cards');
  const e = useText('errors');
  return (problem) => {
    const own = ours.find((code) => code === problem);
    return own ? t(`problem.${own}`) : e(problem);
  };
}
