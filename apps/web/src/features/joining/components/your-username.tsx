import { pages } from '@trio/contracts/pages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signIn } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyText } from '../../../ui/copy-text/copy-text.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import style from './join-page.module.css';

export interface NewStudent {
  readonly username: string;
  readonly password: string;
}

/** Does not wait for the log-in: if that fails, the student still knows the username. */
export function YourUsername({ student }: { student: NewStudent }) {
  const t = useText('join');
  const e = useErrorText();
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const loggedIn = useRef<Promise<unknown>>(null);

  const go = async () => {
    setGoing(true);
    setProblem(null);
    try {
      await (loggedIn.current ??= signIn(student.username, student.password));
      await navigate(pages.instructions.path, { replace: true });
    } catch (error) {
      loggedIn.current = null;
      setProblem(problemOf(error));
      setGoing(false);
    }
  };

  // At once: after a reload the account page still has the username. A failure shows on the click.
  useEffect(() => {
    loggedIn.current ??= signIn(student.username, student.password);
    loggedIn.current.catch(() => undefined);
  }, [student]);

  return (
    <>
      <div className={style.head}>
        <h1 ref={takeFocus} tabIndex={-1}>
          {t('username.heading')}
        </h1>
        <p>{t('username.text')}</p>
      </div>
      <UsernameCard username={student.username} />
      <p>{t('username.later')}</p>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
      <div className={form.actions}>
        <Button size="large" isBusy={isGoing} onClick={() => void go()}>
          {t('join.toCards')}
        </Button>
      </div>
    </>
  );
}

export function UsernameCard({ username }: { username: string }) {
  const t = useText('join');
  const labels = {
    copy: t('username.copy'),
    copied: t('username.copied'),
    copyByHand: t('username.copyByHand'),
  };
  return <CopyText text={username} labels={labels} />;
}
