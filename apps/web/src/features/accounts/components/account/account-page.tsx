import type { Role } from '@trio/domain/roles';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import style from './account-page.module.css';
import { AddressSection } from './address-section.tsx';
import { BoardSection } from './board-section.tsx';
import { CardOrderSection } from './card-order-section.tsx';
import { CodeForReading, CodeSection } from './code-section.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EffectSection } from './effect-section.tsx';
import { FactorRequirementSection } from './factor-requirement-section.tsx';
import { KeepingSection } from './keeping-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TeamAccessSection } from './team-access-section.tsx';
import { TimeZoneSection } from './time-zone-section.tsx';
import { useFreshAccount } from './account-confirmation.ts';

interface AccountPageProps {
  answers?: ReactNode;
  secondFactor?: ReactNode;
  /** How a member leaves the board. */
  leaving?: ReactNode;
}

export function AccountPage({ answers, secondFactor, leaving }: AccountPageProps) {
  usePreloadedTexts(['factor']);
  const t = useText('account');
  const shell = useText('shell');
  const account = useAccount();
  const { role, isConsumerGroup, waitsFor, pendingEmail, emailConfirmation } = account;
  const { managesSchool, managesStudents } = abilitiesOf(account);
  useFreshAccount(
    Boolean(waitsFor) || pendingEmail !== undefined || emailConfirmation !== undefined,
  );
  usePageTitle(shell('nav.account'));
  return (
    <div className={style.page}>
      <h1>{t(headingOf(role, managesSchool))}</h1>
      {managesSchool && <CodeSection />}
      {role === 'school' && managesStudents && !managesSchool && <CodeForReading />}
      <DetailsSection />
      {managesSchool && <AddressSection />}
      {managesSchool && <TimeZoneSection />}
      {managesSchool && <CardOrderSection />}
      {managesSchool && !isConsumerGroup && <EffectSection />}
      {managesSchool && !isConsumerGroup && <TeamAccessSection />}
      {managesSchool && <KeepingSection />}
      {role === 'admin' && <LanguageSection />}
      {managesSchool && <BoardSection />}
      <PasswordSection />
      {secondFactor}
      {(managesSchool || role === 'board') && <FactorRequirementSection />}
      <SessionsSection />
      <DataSection />
      {answers}
      {role === 'board' && leaving}
      {role === 'school' && managesStudents && <RequestsSection />}
    </div>
  );
}

function headingOf(role: Role, managesSchool: boolean) {
  if (managesSchool) return 'account.heading.school';
  return role !== 'student' ? 'account.heading.staff' : 'account.heading.student';
}
