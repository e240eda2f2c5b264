import type { AccountRecord } from '@trio/contracts/accounts';
import { useSyncExternalStore } from 'react';
import { useDate } from '../lib/language/use-date.ts';
import { useText } from '../lib/language/use-text.ts';
import { useSession } from '../lib/session/session.ts';
import style from './print-head.module.css';

/** Visible on paper only. */
export function PrintHead() {
  const session = useSession();
  return session.status === 'signed-in' ? <Words account={session.account} /> : null;
}

function Words({ account }: { account: AccountRecord }) {
  const t = useText('shell');
  const dateOf = useDate();
  const date = dateOf(useSyncExternalStore(whenPrinted, today));
  const { schoolname: school } = account;
  return (
    <p className={style.head}>
      <strong>Trio</strong>
      <span>{school ? t('print.schoolDay', { school, date }) : t('print.day', { date })}</span>
    </p>
  );
}

/** A page may stay open for days, so the date is read when it is printed. */
function whenPrinted(look: () => void): () => void {
  addEventListener('beforeprint', look);
  return () => removeEventListener('beforeprint', look);
}

const today = (): string => new Date().toDateString();
