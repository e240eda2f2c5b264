import type { ListedStudent } from '@trio/contracts/students';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { fullName } from '../../model/full-name.ts';
import style from './merge.module.css';

type Account = Pick<ListedStudent, 'firstname' | 'lastname' | 'email' | 'sortAttempts' | 'results'>;

export function TwoAccounts({ stays, goes }: { stays: Account; goes: Account }) {
  const t = useText('students');
  return (
    <div ref={takeFocus} className={style.compare} tabIndex={-1}>
      <div className={style.two}>
        <OneAccount label={t('merge.stays')} account={stays} look="stays" />
        <OneAccount label={t('merge.goes')} account={goes} look="goes" />
      </div>
      <p>{t('merge.consequence', { stays: stays.email, goes: goes.email })}</p>
    </div>
  );
}

interface OneAccountProps {
  label: string;
  account: Account;
  look: 'stays' | 'goes';
}

function OneAccount({ label, account, look }: OneAccountProps) {
  const t = useText('students');
  const dateOf = useDate();
  const { updated } = account.results;
  return (
    <div className={style.account} data-look={look}>
      <strong>{label}</strong>
      <span className={style.who}>{fullName(account)}</span>
      <span>{account.email}</span>
      {updated === null ? (
        <span>{t('merge.never')}</span>
      ) : (
        <>
          <span>{t('merge.sorts', { count: account.sortAttempts })}</span>
          <span>{t('merge.lastSort', { date: dateOf(updated) })}</span>
        </>
      )}
    </div>
  );
}
