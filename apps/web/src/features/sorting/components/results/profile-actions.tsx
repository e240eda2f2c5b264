import { deckDocuments } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import type { Reflection } from '@trio/contracts/reflection';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { conclusionAfterMail } from '../../../../lib/profile/profile-addresses.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import {
  EmailButton,
  PathLink,
  usePathLink,
  useProfileMail,
  type PathAddress,
} from '../../../../ui/profile/profile-buttons.tsx';
import { ProfileLink } from '../../../../ui/profile/profile-link.tsx';
import { Section } from '../../../../ui/section.tsx';
import { PageChoice } from './page-choice.tsx';
import style from './profile-actions.module.css';
import { ResultSection } from './result-section.tsx';

interface ProfileActionsProps {
  /** Null until the server has received this trio. */
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
        <NextSteps sortId={sortId} />
      )}
    </Sheet>
  );
}

function NextSteps({ sortId }: { sortId: string }) {
  const t = useText('results');
  const e = useErrorText();
  const navigate = useNavigate();
  const mail = useProfileMail(sortId);
  return (
    <>
      <div className={style.ways}>
        <ProfileLink onOpen={() => void navigate(pages.conclusion.path)} />
        <EmailButton
          mail={mail}
          label={t('profile.email')}
          onSent={() => void navigate(conclusionAfterMail)}
        />
      </div>
      {mail.state.status === 'failed' && <ErrorNotice>{e(mail.state.problem)}</ErrorNotice>}
      <p className={style.advice}>{t('profile.getHint')}</p>
    </>
  );
}

interface ProfileExtrasProps {
  sortId: string;
  reflection: Reflection | null;
}

/** The profile's optional pages and the document of all cards. The path explorer replaces both. */
export function ProfileExtras({ sortId, reflection }: ProfileExtrasProps) {
  const t = useText('results');
  const s = useText('shell');
  const language = useLanguage();
  const navigate = useNavigate();
  const { isPathExplorerEnabled } = useAccount();
  if (isPathExplorerEnabled) return null;
  const openCards = () => {
    countEvent('results-download');
    void navigate(pages.conclusion.path);
  };
  return (
    <div className={style.extras}>
      <ResultSection heading={t('write.pages')}>
        <PageChoice sortId={sortId} reflection={reflection} />
      </ResultSection>
      <ResultSection heading={t('profile.cards')}>
        <p>{t('profile.cardsText')}</p>
        <a
          className={style.document}
          href={deckDocuments[language]}
          target="_blank"
          rel="noopener"
          onClick={openCards}
        >
          {t('profile.cardsOpen')} <span className="visually-hidden">{s('footer.newTab')}</span>
        </a>
      </ResultSection>
    </div>
  );
}

function PathOn({ path }: { path: PathAddress }) {
  const t = useText('results');
  return (
    <Sheet heading={t('profile.pathHeading')}>
      <p>{t('profile.pathText')}</p>
      <div className={style.ways}>
        <PathLink path={path} label={t('profile.path')} />
        <ButtonLink look="quiet" size="large" to={pages.conclusion.path}>
          {t('profile.pathLater')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

const Sheet = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={style.sheet}>
    <Section heading={heading}>{children}</Section>
  </div>
);
