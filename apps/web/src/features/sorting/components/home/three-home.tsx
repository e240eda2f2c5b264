import type { ConfirmedResult } from '@trio/contracts/results';
import { useState, type ReactNode } from 'react';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { threeBefore, type Three, useReadySort } from '../../../../lib/current-sort.ts';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { IdeaList } from '../../../../ui/card/idea-list.tsx';
import { ThreeCards } from '../../../../ui/card/three-cards.tsx';
import { OwnWords } from '../../../../ui/profile/own-words.tsx';
import style from './three-home.module.css';
import { pages } from '@trio/contracts/pages';
import {
  EmailButton,
  PathLink,
  usePathLink,
  useProfileMail,
  type ProfileMail,
} from '../../../../ui/profile/profile-buttons.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { ProfileLink } from '../../../../ui/profile/profile-link.tsx';
import { WhatChanged } from '../../../../ui/profile/what-changed.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import homeActionsStyle from './home-actions.module.css';

export interface ThreeHomeProps {
  three: Three;
  cards: readonly CardView[];
  /** The server's version of this trio; null until the server has received it */
  confirmed: ConfirmedResult | null;
  isExpired: boolean;
  /** Shown after the three. */
  next?: ReactNode;
  children: ReactNode;
}

export function ThreeHome({ three, cards, confirmed, isExpired, next, children }: ThreeHomeProps) {
  const t = useText('home');
  const { firstname } = useAccount();
  const state = useReadySort();
  const dateOf = useDate();
  const [open, setOpen] = useState<CardView | null>(null);
  const before = threeBefore(state);
  const isUnsaved = state.sort !== null && state.sort.confirmedAt !== null;
  return (
    <section className={style.home}>
      <header className={style.head}>
        <p className={style.greeting}>{t('home.greeting', { name: firstname })}</p>
        <h1>{t('home.three.heading')}</h1>
        <p className={style.date}>
          {isUnsaved && state.saving === 'waiting'
            ? t('home.three.waiting')
            : t('home.three.chosen', { date: dateOf(three.confirmedAt) })}
        </p>
      </header>
      {children}
      <ThreeCards
        cards={cards}
        nameOf={({ title }, rank) => t('home.three.open', { rank, title })}
        onOpen={setOpen}
      />
      <HomeActions
        firstTitle={cards[0]?.title ?? ''}
        confirmed={confirmed}
        isExpired={isExpired}
        hasBegun={Boolean(children)}
      />
      {next}
      {confirmed && <OwnWords reflection={confirmed.reflection} cards={cards} />}
      {before && <WhatChanged now={three} before={before} />}
      {open && (
        <CardBackModal card={open} onClosed={() => setOpen(null)}>
          <IdeaList ideas={confirmed?.ideas?.[three.ids[cards.indexOf(open)] ?? ''] ?? []} />
        </CardBackModal>
      )}
    </section>
  );
}

interface HomeActionsProps {
  firstTitle: string;
  confirmed: ConfirmedResult | null;
  isExpired: boolean;
  hasBegun: boolean;
}

function HomeActions({ firstTitle, confirmed, isExpired, hasBegun }: HomeActionsProps) {
  const t = useText('home');
  const r = useText('results');
  const e = useErrorText();
  const path = usePathLink(firstTitle);
  const mail = useProfileMail(confirmed?.id ?? '');
  const hasSent = confirmed?.emailSent === true;
  return (
    <div className={homeActionsStyle.actions}>
      <div className={homeActionsStyle.row}>
        {path !== null && <PathLink path={path} label={t('home.path')} />}
        {confirmed && (
          <>
            <ProfileLink look={path === null ? 'primary' : 'quiet'} />
            <EmailButton mail={mail} label={r(hasSent ? 'profile.emailAgain' : 'profile.email')} />
          </>
        )}
        {/* A sort in progress hides the earlier result. */}
        {!hasBegun && (
          <ButtonLink to={pages.results.path} look="quiet" size="large">
            {t('home.result')}
          </ButtonLink>
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

/** Rendered before it has a text: screen readers announce only changes. */
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
