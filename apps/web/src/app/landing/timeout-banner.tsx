import { pages } from '@trio/contracts/pages';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { LineIcon } from '../../ui/line-icon.tsx';
import style from './timeout-banner.module.css';

/** Stays while the visitor logs in over it. */
export function TimeoutBanner() {
  const t = useText('shell');
  const [search, setSearch] = useSearchParams();
  const close = () => {
    // The button disappears with the banner, so the focus moves to the page.
    document.getElementById('main')?.focus();
    setSearch(
      (current) => {
        current.delete('timeout');
        return current;
      },
      { replace: true },
    );
  };
  return (
    <div className={style.place}>
      <div className={style.banner} role="status">
        <svg className={style.clock} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7v5l3.500 2" />
        </svg>
        <p className={style.text}>
          {t('timeout.text')}{' '}
          <Link to={{ pathname: pages.login.path, search: search.toString() }}>
            {t('timeout.login')}
          </Link>
        </p>
        <button
          type="button"
          className={style.close}
          aria-label={t('timeout.close')}
          onClick={close}
        >
          <LineIcon d="M6 6l12 12M18 6 6 18" box={24} />
        </button>
      </div>
    </div>
  );
}
