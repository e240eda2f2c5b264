import { updateMe } from '@trio/contracts/accounts';
import { pages } from '@trio/contracts/pages';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import style from './liked-notice.module.css';

/** For students who signed up before staff saw liked cards by name. */
export function LikedNotice() {
  const t = useText('home');
  const i = useText('identity');
  const e = useErrorText();
  const { isLikedNoticeDue = false } = useAccount();
  const [wasDue] = useState(isLikedNoticeDue);
  const end = useRef<HTMLSpanElement>(null);
  const { state, run } = useAction(async () => {
    await call(updateMe, { isLikedNoticeDue: false });
    updateAccount({ isLikedNoticeDue: false });
  });
  const isRead = wasDue && !isLikedNoticeDue;
  // The focused button disappears with the notice.
  useEffect(() => {
    if (isRead) end.current?.focus();
  }, [isRead]);
  if (!wasDue) return null;
  if (isRead) {
    return (
      <span ref={end} className="visually-hidden" role="status" tabIndex={-1}>
        {t('home.liked.done')}
      </span>
    );
  }
  return (
    <aside className={style.notice} aria-label={t('home.liked.label')}>
      <div className={style.words}>
        <p>
          <strong>{t('home.liked.label')}.</strong> {t('home.liked.text')}{' '}
          <Link to={pages.privacy.path}>{i('signup.privacy')}</Link>
        </p>
        <p role="alert">{state.status === 'failed' && e(state.problem)}</p>
      </div>
      <Button look="quiet" isBusy={state.status === 'busy'} onClick={() => void run()}>
        {t('home.liked.close')}
      </Button>
    </aside>
  );
}
