import type { ConfirmedResult } from '@trio/contracts/results';
import { pages } from '@trio/contracts/pages';
import { useState, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { type Three, useReadySort } from '../../../lib/current-sort.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardBackModal } from '../../../ui/card/card-back.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { ThreeCards } from '../../../ui/card/three-cards.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { type AnsweredState, OpenProfile, useMailAddress } from './profile-state.tsx';
import style from './consumer-home.module.css';
import guestPanelStyle from './guest-panel.module.css';
import { settings } from '../../../lib/settings.ts';
import { Film } from './film/film.tsx';
import { ExternalFrame } from './external-frame.tsx';
import whatNextStyle from './what-next.module.css';

interface ConsumerHomeProps {
  three: Three;
  cards: readonly CardView[];
  confirmed: ConfirmedResult | null;
  isExpired: boolean;
  children?: ReactNode;
}

export function ConsumerHome({ three, cards, confirmed, isExpired, children }: ConsumerHomeProps) {
  const t = useText('survey');
  const { firstname, isFreemiumGroup, hasCompletedConsumerEndSurvey = false } = useAccount();
  const { saving } = useReadySort();
  const dateOf = useDate();
  const { state } = useLocation() as { state: Partial<AnsweredState> | null };
  const [open, setOpen] = useState<CardView | null>(null);
  const isSent = confirmed?.profileSent === true;
  const hasBegun = Boolean(children);
  return (
    <section className={style.home}>
      <header className={style.head}>
        <p>{t('guest.greeting', { name: firstname })}</p>
        <h1>{t(isFreemiumGroup ? 'guest.conclusion.heading' : 'guest.heading')}</h1>
        <p>
          {confirmed === null && saving === 'waiting'
            ? t('guest.unsaved')
            : t('guest.chosen', { date: dateOf(three.confirmedAt) })}
        </p>
        <SuccessNotice>{state?.hasJustAnswered && t('survey.thanks')}</SuccessNotice>
      </header>
      {children}
      {isSent && <SentPanel />}
      {!hasCompletedConsumerEndSurvey && (
        <GuestPanel heading={t('guest.waitingHeading')} text={t('guest.waiting')}>
          <ButtonLink to={pages.results.path}>{t('guest.answer')}</ButtonLink>
        </GuestPanel>
      )}
      <ThreeCards
        cards={cards}
        nameOf={({ title }, rank) => t('guest.open', { rank, title })}
        onOpen={setOpen}
      />
      {isFreemiumGroup ? <Conclusion isSent={isSent} /> : <Waiting cards={cards} isSent={isSent} />}
      <div className={style.actions}>
        {isFreemiumGroup && (
          <ButtonLink to={pages.support.path}>{t('guest.conclusion.feedback')}</ButtonLink>
        )}
        {!hasBegun && !isExpired && (
          <ButtonLink to={pages.intro.path} look="quiet">
            {t('guest.again')}
          </ButtonLink>
        )}
      </div>
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </section>
  );
}

function SentPanel() {
  const t = useText('survey');
  const email = useMailAddress();
  return (
    <GuestPanel heading={t('guestProfile.sentHeading')} text={t('guestProfile.sent', { email })}>
      <OpenProfile />
    </GuestPanel>
  );
}

function Conclusion({ isSent }: { isSent: boolean }) {
  const t = useText('survey');
  const email = useMailAddress();
  return (
    <div className={style.words}>
      {!isSent && <p>{t('guestProfile.awaited', { email })}</p>}
      <p>{t('guest.conclusion.text')}</p>
    </div>
  );
}

function Waiting({ cards, isSent }: Pick<ConsumerHomeProps, 'cards'> & { isSent: boolean }) {
  const t = useText('survey');
  return (
    <>
      <WhatNext cards={cards} isSent={isSent} />
      {!isSent && (
        <GuestPanel heading={t('guest.introHeading')} text={t('guest.intro')}>
          <ButtonLink to={pages.profileIntro.path} look="quiet">
            {t('guest.introGo')}
          </ButtonLink>
        </GuestPanel>
      )}
    </>
  );
}

interface GuestPanelProps {
  heading: string;
  text: string;
  children: ReactNode;
}

function GuestPanel({ heading, text, children }: GuestPanelProps) {
  const id = useId();
  return (
    <section className={guestPanelStyle.panel} aria-labelledby={id}>
      <div className={guestPanelStyle.words}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

interface WhatNextProps {
  cards: readonly CardView[];
  isSent: boolean;
}

function WhatNext({ cards, isSent }: WhatNextProps) {
  const t = useText('survey');
  const id = useId();
  const { videoUrl } = settings;
  const isOurs = videoUrl === null;
  return (
    <section className={whatNextStyle.next} aria-labelledby={id}>
      <h2 id={id}>{t(isOurs && isSent ? 'film.heading.sent' : 'whatNext.heading')}</h2>
      {isOurs ? (
        <Film cards={cards} isSent={isSent} />
      ) : (
        <ExternalFrame address={videoUrl} title={t('whatNext.video')} shape="video" />
      )}
    </section>
  );
}
