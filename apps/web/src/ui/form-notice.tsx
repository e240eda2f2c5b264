import type { FormProblem } from '../lib/forms/use-form.ts';
import { useFormHint } from '../lib/forms/use-hint.ts';
import { useErrorText } from '../lib/language/use-error-text.ts';
import { useText } from '../lib/language/use-text.ts';
import { ErrorNotice } from './notice.tsx';

interface FormNoticeProps {
  problem: FormProblem | null;
  fields: Readonly<Partial<Record<string, unknown>>>;
}

/** Belongs beside the submit button, where the user looks. */
export function FormNotice({ problem, fields }: FormNoticeProps) {
  const t = useText('identity');
  const e = useErrorText();
  const hintOf = useFormHint();
  const count = Object.keys(fields).length;
  if (problem !== null) {
    return <ErrorNotice hint={hintOf(problem)}>{e(problem)}</ErrorNotice>;
  }
  return count > 0 ? <ErrorNotice>{t('form.problems', { count })}</ErrorNotice> : null;
}
