import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import style from './header.module.css';
import { NavLinks } from './nav-links.tsx';

export function MobileMenu() {
  const t = useText('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => dialog.current?.close(), [key]);
  useEffect(() => {
    const element = dialog.current;
    // A click on the backdrop has the dialog itself as its target.
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close();
    // A rotated screen may be wide enough for the bar. A long bar needs the wider breakpoint.
    const widths = ['62em', '75em'].map((width) => matchMedia(`(min-width: ${width})`));
    const closeWhenWide = () => element?.close();
    element?.addEventListener('click', closeBeside);
    for (const wide of widths) wide.addEventListener('change', closeWhenWide);
    return () => {
      element?.removeEventListener('click', closeBeside);
      for (const wide of widths) wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return (
    <div className={style.mobile}>
      <LanguageToggle />
      <button
        type="button"
        className={style.round}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <LineIcon d="M4 7h16M4 12h16M4 17h16" box={24} />
      </button>
      <dialog ref={dialog} className={style.menu} aria-label={t('nav.menu')}>
        <div className={style.menuBody}>
          <button
            type="button"
            className={style.round}
            aria-label={t('nav.closeMenu')}
            onClick={() => dialog.current?.close()}
          >
            <LineIcon d="M6 6l12 12M18 6 6 18" box={24} />
          </button>
          <nav aria-label={t('nav.label')}>
            <NavLinks />
          </nav>
        </div>
      </dialog>
    </div>
  );
}
