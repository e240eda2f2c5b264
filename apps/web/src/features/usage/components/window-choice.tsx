import { usageWindows } from '@trio/contracts/usage';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import { addressOf } from '../model/usage-window.ts';
import style from './usage-page.module.css';

/** Links, so that a window can be bookmarked and shared. */
export function WindowChoice({ days }: { days: number }) {
  const t = useText('usage');
  return (
    <nav className={style.windows} aria-label={t('usage.window')}>
      {usageWindows.map((each) => (
        <Link
          key={each}
          to={addressOf(each)}
          aria-current={each === days ? 'true' : undefined}
          preventScrollReset
        >
          {t('usage.days', { count: each })}
        </Link>
      ))}
    </nav>
  );
}
