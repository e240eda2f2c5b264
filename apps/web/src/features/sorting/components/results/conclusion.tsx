import { pages } from '@trio/contracts/pages';
import type { ConfirmedResult } from '@trio/contracts/results';
import { locales } from '@trio/i18n/languages';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { currentThree, type Three, useReadySort } from '../../../../lib/current-sort.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import type { WriteState } from '../../../../ui/profile/own-words.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { careersOf } from '../../model/trio-careers.ts';
import { SortGate } from '../sort-gate.tsx';
import style from './conclusion.module.css';

export function ConclusionPage() {
  return (
    <SortGate>
      <Conclusion />
    </SortGate>
  );
}

function Conclusion() {
  const t = useText('results');
  const state = useReadySort();
  const three = currentThree(state);
  usePageTitle(t('conclusion.title'));
  if (three === null) return <Navigate to={pages.cards.path} replace />;
  return <Page three={three} confirmed={state.confirmed} />;
}

function Page({ three, confirmed }: { three: Three; confirmed: ConfirmedResult | null }) {
  const t = useText('results');
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const cards = three.ids.flatMap((id) => viewOf(id) ?? []);
  const reflection = confirmed?.id === three.id ? confirmed.reflection : null;
  const first = cards[0]?.title ?? '';
  return (
    <section className={style.page}>
      <Fan cards={cards} />
      <Words confirmed={confirmed} cards={cards} />
      <ol className={style.ideas}>
        <StepIdea step={reflection?.action ?? ''} title={first} />
        <CareersIdea cards={cards} />
        <Idea heading={t('conclusion.talk', { title: first })}>
          <p>
            {reflection?.reasons[0]
              ? t('conclusion.talkReason', { reason: reflection.reasons[0] })
              : t('conclusion.talkText')}
          </p>
        </Idea>
      </ol>
      <div className={style.ways}>
        <ButtonLink to={pages.cards.path} size="large">
          {t('conclusion.back')}
        </ButtonLink>
        <Link className={style.feedback} to={pages.support.path}>
          {t('conclusion.feedback')}
        </Link>
      </div>
    </section>
  );
}

function Idea({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className={style.idea}>
      <h2>{heading}</h2>
      {children}
    </li>
  );
}

const writingStep: WriteState = { isWriting: true, question: 'action' };

/** Consumer groups have no questions, so these students cannot write a step. */
function StepIdea({ step, title }: { step: string; title: string }) {
  const t = useText('results');
  const { isConsumerGroup } = useAccount();
  const link = (label: string) =>
    !isConsumerGroup && (
      <Link className={style.more} to={pages.results.path} state={writingStep}>
        {label}
      </Link>
    );
  if (step === '') {
    return (
      <Idea heading={t('conclusion.stepNone')}>
        <p>{t('conclusion.stepNoneText', { title })}</p>
        {link(t('conclusion.stepWrite'))}
      </Idea>
    );
  }
  return (
    <Idea heading={t('conclusion.step')}>
      <blockquote className={style.step}>{step}</blockquote>
      <p>{t('conclusion.stepText')}</p>
      {link(t('conclusion.stepEdit'))}
    </Idea>
  );
}

function CareersIdea({ cards }: { cards: readonly CardView[] }) {
  const t = useText('results');
  const careers = careersOf(cards);
  if (careers.length === 0) {
    return (
      <Idea heading={t('conclusion.careersNone')}>
        <p>{t('conclusion.careersNoneText', { title: cards[0]?.title ?? '' })}</p>
      </Idea>
    );
  }
  return (
    <Idea heading={t('conclusion.careers')}>
      <p>{t('conclusion.careersText')}</p>
      <ul className={style.careers}>
        {careers.map(({ title, url }) => (
          <li key={title}>{url.startsWith('/') ? <Link to={url}>{title}</Link> : title}</li>
        ))}
      </ul>
      <Link className={style.more} to={pages.explore.path}>
        {t('conclusion.careersOpen')}
      </Link>
    </Idea>
  );
}

interface WordsProps {
  confirmed: ConfirmedResult | null;
  cards: readonly CardView[];
}

/** The team sends the profiles of consumer groups, so these students have no profile yet. */
function Words({ confirmed, cards }: WordsProps) {
  const t = useText('results');
  const language = useLanguage();
  const { firstname: name, email, isConsumerGroup, isFreemiumGroup } = useAccount();
  const [query] = useSearchParams();
  const isPending = isConsumerGroup && confirmed?.profileSent !== true;
  // The address proves nothing: only the server knows whether an email was requested.
  const isEmailed =
    !isPending && query.get('downloadtype') === 'email' && confirmed?.emailSent === true;
  const isFreemium = isConsumerGroup && isFreemiumGroup;
  const titles = new Intl.ListFormat(locales[language]).format(
    cards.map(({ title }) => t('conclusion.quoted', { title })),
  );
  return (
    <header className={style.head}>
      <h1>{t(isFreemium ? 'conclusion.freemium.heading' : 'conclusion.heading', { name })}</h1>
      <SuccessNotice>
        {isEmailed &&
          (email === '' ? t('profile.emailedSomewhere') : t('profile.emailed', { email }))}
      </SuccessNotice>
      <p className={style.text}>
        {isPending ? t('conclusion.awaited') : t('conclusion.text', { titles })}
      </p>
    </header>
  );
}

/** Decorative: the text names the cards. */
function Fan({ cards }: { cards: readonly CardView[] }) {
  return (
    <div className={style.fan} aria-hidden="true">
      {cards.map((card) => (
        <CardFront key={card.id} card={card} />
      ))}
    </div>
  );
}
