import { pages } from '@trio/contracts/pages';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useAccount } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { SoonPage } from './soon-page.tsx';

/** Until the list of students is built, a school finds here what brings them: its code. */
export function StudentsPage() {
  const { role, code } = useAccount();
  return role === 'school' ? <SchoolStart code={code ?? ''} /> : <SoonPage label="nav.dashboard" />;
}

function SchoolStart({ code }: { code: string }) {
  const t = useText('account');
  const i = useText('identity');
  const s = useText('shell');
  usePageTitle(s('nav.dashboard'));
  return (
    <MessagePage heading={t('students.heading')} text={t('students.code', { code })}>
      <ButtonLink to={pages.account.path}>{i('confirm.toAccount')}</ButtonLink>
    </MessagePage>
  );
}
