import { CardWaiting } from '../ui/card-waiting.tsx';
import { Logo } from '../ui/logo.tsx';
import header from './header/header.module.css';
import layout from './page-layout.module.css';

/** Prerendered page of a card: the same as `PageLayout` shows until the session is known. */
export function TableWaiting() {
  return (
    <>
      <header className={`${header.header} ${header.quiet}`}>
        <span className={header.home}>
          <Logo />
        </span>
      </header>
      <main className={layout.main}>
        <CardWaiting />
      </main>
    </>
  );
}
