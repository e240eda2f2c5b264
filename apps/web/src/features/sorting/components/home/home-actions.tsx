import { pages } from '@trio/contracts/pages';
import type { ConfirmedResult } from '@trio/contracts/results';
import { useText } from '../../../../lib/language/use-text.ts';
import { usePathLink } from '../../../../lib/profile/use-path-link.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { EmailButton } from '../../../../ui/profile/email-button.tsx';
import { PathLink } from '../../../../ui/profile/path-link.tsx';
import { ProfileLink } from '../../../../ui/profile/profile-link.tsx';
import { useProfileMail, type ProfileMail } from '../../../../ui/profile/use-profile-mail.ts';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './home-actions.module.css';

interface HomeActionsProps {
  /** Of the challenge in the first place. */
  firstTitle: string;
  /** What the server knows of these three; null as long as it has not heard of them. */
  confirmed: ConfirmedResult | null;
  isExpired: boolean;
  /** A sort that was begun offers its own way on. */
  hasBegun: boolean;
}

/** What a student can do with their three. */
export function HomeActions({ firstTitle, confirmed, isExpired, hasBegun }: HomeActionsProps) {
  const t = useText('home');
  const r = useText('results');
  const e = useText('errors');
  const path = usePathLink(firstTitle);
  const mail = useProfileMail(confirmed?.id ?? '');
  const hasSent = confirmed?.emailSent === true;
  return (
    <div className={style.actions}>
      <div className={style.row}>
        {path !== null && <PathLink path={path} label={t('home.path')} />}
        {confirmed && (
          <>
            <ProfileLink look={path === null ? 'primary' : 'quiet'} />
            <EmailButton mail={mail} label={r(hasSent ? 'profile.emailAgain' : 'profile.email')} />
          </>
        )}
        {!isExpired && !hasBegun && (
          <ButtonLink
            to={pages.intro.path}
            look={path === null && confirmed === null ? 'primary' : 'quiet'}
            size="large"
          >
            {t('home.sortAgain')}
          </ButtonLink>
        )}
      </div>
      {mail.state.status === 'failed' && <ErrorNotice>{e(mail.state.problem)}</ErrorNotice>}
      <MailNotice mail={mail} hasSent={hasSent} />
      {isExpired && !hasBegun && (
        <Note>
          <p>{e('result/school-expired')}</p>
        </Note>
      )}
    </div>
  );
}

/** That it has been sent, now or some time ago; its place is there before its words. */
function MailNotice({ mail, hasSent }: { mail: ProfileMail; hasSent: boolean }) {
  const r = useText('results');
  const { email } = useAccount();
  const isSentNow = mail.state.status === 'done';
  return (
    <SuccessNotice>
      {hasSent &&
        email !== '' &&
        (isSentNow ? r('profile.emailed', { email }) : r('profile.emailedBefore', { email }))}
    </SuccessNotice>
  );
}
