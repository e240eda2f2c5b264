import { pages } from '@trio/contracts/pages';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';

/** Same page for an unknown school and for one that the reader may not see. */
export function NoSchool() {
  const t = useText('students');
  const e = useText('errors');
  const { role } = useAccount();
  const heading = e('school/not-found');
  usePageTitle(heading);
  return (
    <MessagePage heading={heading} text={t('students.missing')}>
      <ButtonLink to={pages.students.path}>
        {t(role === 'admin' ? 'students.back' : 'students.toOwn')}
      </ButtonLink>
    </MessagePage>
  );
}
