import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import style from './account-page.module.css';
import { AddressSection } from './address-section.tsx';
import { CodeSection } from './code-section.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { useFreshAccount } from './account-confirmation.ts';

export function AccountPage() {
  const t = useText('account');
  const shell = useText('shell');
  const { role, waitsFor, pendingEmail, emailConfirmation } = useAccount();
  const isSchool = role === 'school';
  useFreshAccount(
    Boolean(waitsFor) || pendingEmail !== undefined || emailConfirmation !== undefined,
  );
  usePageTitle(shell('nav.account'));
  return (
    <div className={style.page}>
      <h1>{t(isSchool ? 'account.heading.school' : 'account.heading.student')}</h1>
      {isSchool && <CodeSection />}
      <DetailsSection />
      {isSchool && <AddressSection />}
      <PasswordSection />
      <DataSection />
      {isSchool && <RequestsSection />}
    </div>
  );
}
