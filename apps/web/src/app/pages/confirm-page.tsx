import { pages } from '@trio/contracts/pages';
import { useEmailConfirmation } from '../../features/identity/components/use-email-confirmation.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import type { WantedPage } from '../guard.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { useMailedToken } from './use-mailed-token.ts';

export function ConfirmPage() {
  const t = useText('identity');
  const e = useErrorText();
  const { token } = useMailedToken('token');
  const { state, confirm } = useEmailConfirmation(token);
  const session = useSession();
  usePageTitle(t('confirm.title'));

  if (state.status === 'invalid') {
    return (
      <MessagePage heading={t('link.invalidHeading')} text={t('confirm.invalid')}>
        <NextLink path={pages.account.path} label={t('confirm.toAccount')} />
      </MessagePage>
    );
  }
  if (state.status === 'log-in-required') {
    // If a user is logged in here, it is another account.
    const here = `${pages.confirm.path}?token=${token}`;
    const wanted: WantedPage = { wanted: here };
    return (
      <MessagePage heading={t('confirm.signInHeading')} text={e('auth/sign-in-to-confirm')}>
        {session.status === 'signed-in' ? (
          <ButtonLink to={pages.logout.path}>{t('confirm.logout')}</ButtonLink>
        ) : (
          <ButtonLink to={pages.login.path} state={wanted}>
            {t('login.submit')}
          </ButtonLink>
        )}
      </MessagePage>
    );
  }
  if (state.status === 'done') {
    const { kind, email } = state.confirmed;
    const isSchool = kind === 'school';
    return (
      <MessagePage heading={t(headings[kind])} text={t(outcomes[kind], { email })}>
        {/* A school's next step is its access code, which is at the top of the account page. */}
        {isSchool ? (
          <NextLink path={pages.account.path} label={t('confirm.toAccount')} />
        ) : (
          <NextLink
            path={pages.dashboard.path}
            label={t(
              kind === 'student' || kind === 'corrected'
                ? 'confirm.toCards'
                : 'confirm.toDashboard',
            )}
          />
        )}
      </MessagePage>
    );
  }
  const isSending = state.status === 'sending';
  return (
    <MessagePage heading={t('confirm.heading')} text={t('confirm.text')}>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
      <Button size="large" isBusy={isSending} onClick={confirm}>
        {isSending ? t('form.sending') : t('confirm.submit')}
      </Button>
    </MessagePage>
  );
}

const outcomes = {
  school: 'confirm.school',
  student: 'confirm.student',
  email: 'confirm.email',
  corrected: 'confirm.corrected',
} as const;

const headings = {
  school: 'confirm.thanksHeading',
  student: 'confirm.thanksHeading',
  email: 'confirm.emailHeading',
  corrected: 'confirm.correctedHeading',
} as const;

function NextLink({ path, label }: { path: string; label: string }) {
  const t = useText('identity');
  const isSignedOut = useSession().status === 'signed-out';
  const state: WantedPage = { wanted: path };
  if (!isSignedOut) return <ButtonLink to={path}>{label}</ButtonLink>;
  return (
    <ButtonLink to={pages.login.path} state={state}>
      {t('login.submit')}
    </ButtonLink>
  );
}
