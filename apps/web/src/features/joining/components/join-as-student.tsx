import type { AccountRecord } from '@trio/contracts/accounts';
import { pages } from '@trio/contracts/pages';
import { useServerChange } from '../../../lib/api/query.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signOut } from '../../../lib/session/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { join } from '../api.ts';
import type { FoundClass } from '../model.ts';
import style from './join-page.module.css';
import { UsernameCard } from './your-username.tsx';

interface JoinAsStudentProps {
  found: FoundClass;
  account: AccountRecord;
  onJoined: () => void;
}

/** On a shared computer another student may still be logged in, so the page names the account. */
export function JoinAsStudent({ found, account, onJoined }: JoinAsStudentProps) {
  const t = useText('join');
  const e = useErrorText();
  const joining = useServerChange({ mutationFn: () => join(found.code), onSuccess: onJoined });
  return (
    <section className={style.part}>
      <LoggedInAs account={account} />
      {joining.problem !== null && <ErrorNotice>{e(joining.problem)}</ErrorNotice>}
      <div className={form.actions}>
        <Button isBusy={joining.isPending} onClick={() => joining.run()}>
          {t('join.confirm')}
        </Button>
        <SwitchAccount label={t('join.switch')} isBusy={joining.isPending} />
      </div>
    </section>
  );
}

export function Joined({ found, account }: Omit<JoinAsStudentProps, 'onJoined'>) {
  const t = useText('join');
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1}>
        {t('join.done', { name: found.classname })}
      </h1>
      {account.email === '' && account.username !== undefined && (
        <>
          <p>{t('username.text')}</p>
          <UsernameCard username={account.username} />
        </>
      )}
      <div className={form.actions}>
        <ButtonLink to={pages.cards.path}>{t('join.toCards')}</ButtonLink>
      </div>
    </>
  );
}

export function NotAStudent({ account }: { account: AccountRecord }) {
  const t = useText('join');
  return (
    <section className={style.part}>
      <LoggedInAs account={account} />
      <p>{t('join.studentsOnly')}</p>
      <div className={form.actions}>
        <SwitchAccount label={t('join.logOut')} isBusy={false} />
      </div>
    </section>
  );
}

function LoggedInAs({ account }: { account: AccountRecord }) {
  const t = useText('join');
  const name = `${account.firstname} ${account.lastname}`;
  return <p>{t('join.loggedInAs', { name, login: account.email || (account.username ?? '') })}</p>;
}

/** The page stays: logged out, it offers to log in or to sign up. */
function SwitchAccount({ label, isBusy }: { label: string; isBusy: boolean }) {
  const leave = () => {
    document.getElementById('main')?.focus();
    void signOut().catch(() => undefined);
  };
  return (
    <Button look="quiet" isBusy={isBusy} onClick={leave}>
      {label}
    </Button>
  );
}
