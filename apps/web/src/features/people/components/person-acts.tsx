import type { PersonRecord } from '@trio/contracts/people';
import { useState } from 'react';
import { useServerChange } from '../../../lib/api/query.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { resend, sendReset, setDisabled, unlock } from '../api.ts';
import style from './people.module.css';

export type Asked = 'disable' | 'email' | 'factor' | 'help';

const acts = { reset: sendReset, unlock, resend, enable: (id: string) => setDisabled(id, false) };
type Act = keyof typeof acts;

/** One act at a time, so that the message is about the last one. */
function useActs(id: string, onDone: (act: Act) => void) {
  const e = useErrorText();
  const act = useServerChange({
    mutationFn: (name: Act) => acts[name](id),
    onSuccess: (_, name) => onDone(name),
  });
  const button = (name: Act, label: string) => (
    <Button look="quiet" isBusy={act.isPending} onClick={() => act.run(name)}>
      {label}
    </Button>
  );
  return { button, problem: act.problem !== null && <ErrorNotice>{e(act.problem)}</ErrorNotice> };
}

interface PersonActsProps {
  person: PersonRecord;
  /** The message after the last act. */
  done: string | null;
  onAsk: (asked: Asked) => void;
  onDone: (text: string) => void;
}

export function PersonActs({ person, done, onAsk, onDone }: PersonActsProps) {
  const t = useText('people');
  const { role, states, email, isSelf } = person;
  const isDisabled = states.includes('disabled');
  const { button, problem } = useActs(person._id, (act) => onDone(t(doneTexts[act])));
  const ask = (asked: Asked, label: string) => (
    <Button look="quiet" onClick={() => onAsk(asked)}>
      {label}
    </Button>
  );
  return (
    <div className={style.acts}>
      <SuccessNotice>{done}</SuccessNotice>
      {problem}
      <div className={style.buttons}>
        {!isDisabled && email !== '' && button('reset', t('people.reset'))}
        {button('unlock', t('people.unlock'))}
        {!isDisabled &&
          person.resend !== null &&
          button('resend', t(`people.resend.${person.resend}`))}
        {!isDisabled && role === 'student' && ask('help', t('people.password'))}
        {!isDisabled &&
          role === 'school' &&
          !states.includes('invited') &&
          ask('email', t('people.correct'))}
        {person.secondFactor === 'removable' && ask('factor', t('people.factorReset'))}
        {!isSelf && isDisabled && button('enable', t('people.enable'))}
        {!isSelf && !isDisabled && ask('disable', t('people.disable'))}
      </div>
    </div>
  );
}

/** For a student whom the school does not show: no answer says anything about the account. */
export function HiddenActs({ id }: { id: string }) {
  const t = useText('people');
  const [done, setDone] = useState<Act | null>(null);
  const { button, problem } = useActs(id, setDone);
  return (
    <div className={style.acts}>
      <Note>
        <p>{t('people.hidden.text')}</p>
      </Note>
      <p>{t('people.hidden.uniform')}</p>
      <SuccessNotice>{done !== null && t(hiddenDoneTexts[done])}</SuccessNotice>
      {problem}
      <div className={style.buttons}>
        {button('reset', t('people.reset'))}
        {button('unlock', t('people.unlock'))}
        {button('resend', t('people.resend.confirmation'))}
      </div>
    </div>
  );
}

const doneTexts = {
  reset: 'people.resetDone',
  unlock: 'people.unlockDone',
  resend: 'people.resendDone',
  enable: 'people.enabledDone',
} as const satisfies Record<Act, string>;

const hiddenDoneTexts = {
  ...doneTexts,
  reset: 'people.hiddenResetDone',
  resend: 'people.hiddenResendDone',
} as const;
