import { homeOf, pages } from '@trio/contracts/pages';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { NavItem } from '../header/nav-items.ts';
import { MessagePage } from '../../ui/message-page.tsx';

type SoonLabel = NavItem['label'] | 'footer.terms';

/** Stands at an address whose page is still being built, so that no link is dead meanwhile. */
export function SoonPage({ label }: { label: SoonLabel }) {
  const t = useText('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const home = session.status === 'signed-in' ? homeOf(session.account.role) : pages.landing.path;
  usePageTitle(t(label));
  return (
    <MessagePage heading={t('soon.heading', { page: t(label) })} text={t('soon.paragraph')}>
      {home !== pathname && <ButtonLink to={home}>{t('notFound.toHome')}</ButtonLink>}
    </MessagePage>
  );
}
