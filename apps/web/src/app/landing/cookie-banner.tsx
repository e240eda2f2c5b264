import { useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { privacyAddress } from '../../lib/policy-addresses.ts';
import { readStored, store } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import style from './cookie-banner.module.css';

const storageKey = 'hideCookieBanner';

/**
 * Says which cookies there are; there is nothing to choose, because all of them are needed. It lies over
 * the page and moves nothing of it. Whoever has read it never sees it again, not even for a moment: it is
 * no part of the ready HTML.
 */
export function CookieBanner() {
  const t = useText('shell');
  const [isHidden, setHidden] = useState(() => readStored(storageKey) === 'true');
  if (isHidden) return null;
  const hide = () => {
    store(storageKey, 'true');
    setHidden(true);
    // The button goes away with the banner; the focus waits where the page begins.
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
