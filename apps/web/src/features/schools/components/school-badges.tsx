import type { ListedSchool } from '@trio/contracts/schools';
import { useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import style from './school-badges.module.css';

type State = Pick<ListedSchool, 'waitsFor' | 'expiry' | 'deletionRequested'>;

export function SchoolBadges({ waitsFor, expiry, deletionRequested }: State) {
  const t = useText('schools');
  const [now] = useState(() => Date.now());
  const isExpired = expiry !== null && Date.parse(expiry) <= now;
  const badges = [
    ...(waitsFor === null ? [] : [{ key: 'waits', text: t(`badge.${waitsFor}`) }]),
    ...(isExpired ? [{ key: 'expired', text: t('badge.expired') }] : []),
    ...(deletionRequested === null ? [] : [{ key: 'deletion', text: t('badge.deletion') }]),
  ];
  if (badges.length === 0) return null;
  return (
    <span className={style.badges}>
      {badges.map(({ key, text }) => (
        <span key={key} className={style.badge} data-kind={key}>
          {text}
        </span>
      ))}
    </span>
  );
}
