import { pages } from '@trio/contracts/pages';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

export function NotFoundPage() {
  const t = useText('shell');
  const isSignedIn = useSession().status === 'signed-in';
  usePageTitle(t('notFound.title'));
  return (
    <MessagePage heading={t('notFound.heading')} text={t('notFound.paragraph')}>
      <ButtonLink to={isSignedIn ? pages.dashboard.path : pages.landing.path}>
        {t(isSignedIn ? 'notFound.toDashboard' : 'notFound.toHome')}
      </ButtonLink>
    </MessagePage>
  );
}
