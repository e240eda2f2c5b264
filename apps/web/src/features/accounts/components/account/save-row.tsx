import type { ReactNode } from 'react';
import type { FieldProblems, FormProblem } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './account-page.module.css';

interface SaveRowProps {
  state: {
    isSending: boolean;
    isDone: boolean;
    fields: FieldProblems;
    problem: FormProblem | null;
  };
  label: string;
  saved: ReactNode;
}

export function SaveRow({ state, label, saved }: SaveRowProps) {
  const t = useText('identity');
  return (
    <>
      <FormNotice problem={state.problem} fields={state.fields} />
      <div className={style.outcome}>
        <Button type="submit" isBusy={state.isSending}>
          {state.isSending ? t('form.sending') : label}
        </Button>
        <SuccessNotice>{state.isDone && saved}</SuccessNotice>
      </div>
    </>
  );
}
