import { deckDocuments } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { conclusionAfterMail } from '../../../../lib/profile/profile-addresses.ts';
import { usePathLink, type PathAddress } from '../../../../lib/profile/use-path-link.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import form from '../../../../ui/form.module.css';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { EmailButton } from '../../../../ui/profile/email-button.tsx';
import { PathLink } from '../../../../ui/profile/path-link.tsx';
import { ProfileLink } from '../../../../ui/profile/profile-link.tsx';
import { useProfileMail } from '../../../../ui/profile/use-profile-mail.ts';
import { Section } from '../../../../ui/section.tsx';
import style from './profile-actions.module.css';

interface ProfileActionsProps {
  /** Null until the server has received this trio */
  sortId: string | null;
  firstTitle: string;
}

export function ProfileActions({ sortId, firstTitle }: ProfileActionsProps) {
  const t = useText('results');
  const path = usePathLink(firstTitle);
  if (path !== null) return <PathOn path={path} />;
  return (
    <Sheet heading={t('profile.heading')}>
      <p>{t('profile.text')}</p>
      {sortId === null ? (
        <Note>
          <p>{t('profile.waiting')}</p>
        </Note>
      ) : (
        <Ways sortId={sortId} />
      )}
    </Sheet>
  );
}

function Ways({ sortId }: { sortId: string }) {
  const t = useText('results');
  const s = useText('shell');
  const e = useText('errors');
  const language = useLanguage();
  const navigate = useNavigate();
  const mail = useProfileMail(sortId);
  const goOn = () => void navigate(pages.conclusion.path);
  const openCards = () => {
    countEvent('results-download');
    goOn();
  };
  return (
    <>
      <div className={style.ways}>
        <ProfileLink onOpen={goOn} />
        <EmailButton
          mail={mail}
          label={t('profile.email')}
          onSent={() => void navigate(conclusionAfterMail)}
        />
      </div>
      {mail.state.status === 'failed' && <ErrorNotice>{e(mail.state.problem)}</ErrorNotice>}
      <p className={`${style.advice} ${style.atDesk}`}>{t('profile.getHint')}</p>
      <p className={`${style.advice} ${style.onPhone}`}>{t('profile.phoneHint')}</p>
      <div className={style.cards}>
        <h3>{t('profile.cards')}</h3>
        <p>{t('profile.cardsText')}</p>
        <a href={deckDocuments[language]} target="_blank" rel="noopener" onClick={openCards}>
          {t('profile.cardsOpen')} <span className={form.aloud}>{s('footer.newTab')}</span>
        </a>
      </div>
    </>
  );
}

function PathOn({ path }: { path: PathAddress }) {
  const t = useText('results');
  return (
    <Sheet heading={t('profile.pathHeading')}>
      <p>{t('profile.pathText')}</p>
      <div className={style.ways}>
        <PathLink path={path} label={t('profile.path')} />
      </div>
    </Sheet>
  );
}

const Sheet = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={style.sheet}>
    <Section heading={heading}>{children}</Section>
  </div>
);
