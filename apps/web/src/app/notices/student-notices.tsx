import { updateMe } from '@trio/contracts/accounts';
import { pages } from '@trio/contracts/pages';
import { type NoticeFlag, noticeFlags } from '@trio/domain/student-notices';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import style from './student-notices.module.css';

const texts = {
  isLikedNoticeDue: 'home.notices.liked',
  isTalksNoticeDue: 'home.notices.talks',
} as const satisfies Record<NoticeFlag, string>;

/** For students who signed up before staff saw this. */
export function StudentNotices() {
  const t = useText('home');
  const i = useText('identity');
  const conversations = useText('talk')('conversations.title');
  const e = useErrorText();
  const account = useAccount();
  const due = noticeFlags.filter((flag) => account[flag] === true);
  const [wasDue] = useState(due.length > 0);
  const end = useRef<HTMLSpanElement>(null);
  const { state, run } = useAction(async () => {
    const told = Object.fromEntries(due.map((flag) => [flag, false as const]));
    await call(updateMe, told);
    updateAccount(told);
  });
  const isRead = wasDue && due.length === 0;
  // The focused button disappears with the notice.
  useEffect(() => {
    if (isRead) end.current?.focus();
  }, [isRead]);
  if (!wasDue) return null;
  if (isRead) {
    return (
      <span ref={end} className="visually-hidden" role="status" tabIndex={-1}>
        {t('home.notices.done')}
      </span>
    );
  }
  return (
    <aside className={style.notice} aria-label={t('home.notices.label')}>
      <div className={style.words}>
        <p>
          <strong>{t('home.notices.label')}</strong>
        </p>
        {due.map((flag) => (
          <p key={flag}>{t(texts[flag], { conversations })}</p>
        ))}
        <p className={style.links}>
          {due.includes('isTalksNoticeDue') && (
            <Link to={pages.conversations.path}>{conversations}</Link>
          )}
          <Link to={pages.privacy.path}>{i('signup.privacy')}</Link>
        </p>
        <p role="alert">{state.status === 'failed' && e(state.problem)}</p>
      </div>
      <Button look="quiet" isBusy={state.status === 'busy'} onClick={() => void run()}>
        {t('home.notices.close')}
      </Button>
    </aside>
  );
}
