import { useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { privacyAddress } from '../../lib/policy-addresses.ts';
import { readStored, store } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import style from './cookie-banner.module.css';

const storageKey = 'hideCookieBanner';

/**
 * Offers no choice, because all cookies are required. Not prerendered, so that it never flashes for
 * a visitor who has closed it.
 */
export function CookieBanner() {
  const t = useText('shell');
  const [isHidden, setHidden] = useState(() => readStored(storageKey) === 'true');
  if (isHidden) return null;
  const hide = () => {
    store(storageKey, 'true');
    setHidden(true);
    // The button disappears with the banner, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={style.banner} aria-label={t('cookies.label')} aria-live="polite">
      <p className={style.text}>
        {t('cookies.text')}{' '}
        <a href={privacyAddress} target="_blank" rel="noreferrer">
          {t('footer.privacy')} <span className={style.newTab}>{t('footer.newTab')}</span>
        </a>
      </p>
      <Button look="quiet" onClick={hide}>
        {t('cookies.hide')}
      </Button>
    </section>
  );
}
