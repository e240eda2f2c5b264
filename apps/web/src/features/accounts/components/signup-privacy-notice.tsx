import { useText } from '../../../lib/language/use-text.ts';
import { privacyAddress } from '../../../lib/policy-addresses.ts';
import form from '../../../ui/form.module.css';
import type { SignupKind } from './use-signup.ts';

/** Shown before anything is sent. */
export function SignupPrivacyNotice({ kind }: { kind: SignupKind }) {
  const t = useText('identity');
  const s = useText('shell');
  const notices = {
    student: t('signup.notice.student'),
    school: t('signup.notice.school'),
    contact: t('signup.notice.contact'),
  };
  return (
    <p className={form.small}>
      <strong>{t('signup.noticeHeading')}.</strong> {notices[kind]}{' '}
      <a href={privacyAddress} target="_blank" rel="noreferrer">
        {t('signup.privacy')} <span className={form.aloud}>{s('footer.newTab')}</span>
      </a>
    </p>
  );
}
