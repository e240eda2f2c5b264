import { pages } from '@trio/contracts/pages';
import { trainingGroups } from '@trio/deck/training-groups';
import { challengeTitleIn } from '@trio/domain/path-explorer';
import { useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { currentThree, useReadySort, type Three } from '../../../lib/current-sort.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardCareer, CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { ProfileLink } from '../../../ui/profile/profile-link.tsx';
import { startingWith } from '../model/starting-with.ts';
import careerListStyle from './career-list.module.css';
import challengePathStyle from './challenge-path.module.css';
import style from './explore.module.css';
import stationStyle from './station.module.css';

export function Explore() {
  const t = useText('explore');
  const three = currentThree(useReadySort());
  usePageTitle(t('explore.title'));
  if (three === null) {
    return (
      <MessagePage heading={t('explore.empty.heading')} text={t('explore.empty.text')}>
        <ButtonLink to={pages.cards.path} size="large">
          {t('explore.empty.go')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return <Paths three={three} />;
}

function Paths({ three }: { three: Three }) {
  const t = useText('explore');
  const { isConsumerGroup } = useAccount();
  const { confirmed } = useReadySort();
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const [query] = useSearchParams();
  const ranked = three.ids.flatMap((id, at) => {
    const card = viewOf(id);
    return card ? [{ id, title: card.title, card, rank: at + 1 }] : [];
  });
  // Resolved to an id once: the title in the link does not change with the page's language.
  const [firstId] = useState(() => startingWith(ranked, challengeTitleIn(query.get('ctx')))[0]?.id);
  const first = ranked.find(({ id }) => id === firstId);
  const paths = startingWith(ranked, first?.title ?? null);
  const hasProfile = !isConsumerGroup && confirmed?.id === three.id;
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('explore.heading')}</h1>
        <p className={style.lead}>{t('explore.lead')}</p>
      </header>
      <nav aria-label={t('explore.three')}>
        <ul className={style.jumps}>
          {paths.map(({ id, title, rank }) => (
            <li key={id}>
              <a href={`#path-${rank}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {paths.map(({ id, card, rank }) => (
        <ChallengePath key={id} card={card} rank={rank} />
      ))}
      <section className={style.next} aria-labelledby="next">
        <h2 id="next">{t('explore.next')}</h2>
        <p>{t('explore.nextText')}</p>
        <div className={style.ways}>
          {hasProfile && <ProfileLink />}
          <Button look="quiet" size="large" onClick={() => window.print()}>
            {t('explore.print')}
          </Button>
          <ButtonLink look="quiet" size="large" to={pages.cards.path}>
            {t('explore.home')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

const icons = {
  now: 'M4 5.500c3-1 5.500-.500 8 1.500 2.500-2 5-2.500 8-1.500v12.500c-3-1-5.500-.500-8 1.500-2.500-2-5-2.500-8-1.500zM12 7v12.500',
  job: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  college: 'm13.500 4.500 6 6-3 3-6-6zM11.500 9.500 4 17l3 3 7.500-7.500',
  university:
    'm2.500 9 9.500-4.500L21.500 9 12 13.500zM6.500 11v5.500c3 2.500 8 2.500 11 0V11M21.500 9v6',
  experience: 'M6 21V4h12l-3 4 3 4H6',
  people:
    'M8.500 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16.500 12a3 3 0 1 0 0-6M18 14.500c2.500.500 4 2.500 4 5.500',
};

interface StationProps {
  icon: keyof typeof icons;
  heading: string;
  text?: string;
  children: ReactNode;
}

function Station({ icon, heading, text, children }: StationProps) {
  return (
    <li className={stationStyle.station}>
      <span className={stationStyle.stop}>
        <LineIcon d={icons[icon]} box={24} />
      </span>
      <h3>{heading}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </li>
  );
}

interface ChallengePathProps {
  card: CardView;
  rank: number;
}

function ChallengePath({ card, rank }: ChallengePathProps) {
  const t = useText('explore');
  const d = useText('deck');
  const headingId = useId();
  return (
    <section
      id={`path-${rank}`}
      className={challengePathStyle.path}
      data-color={card.color}
      aria-labelledby={headingId}
    >
      <div className={challengePathStyle.card} aria-hidden="true">
        <CardFront card={card} />
        <span className={challengePathStyle.rank}>{rank}</span>
      </div>
      <div className={challengePathStyle.words}>
        <p className={challengePathStyle.kicker}>
          {card.kind === 'custom' ? t('explore.own') : d(`category.${card.color}`)}
          {card.isTrades && <span className={challengePathStyle.badge}>{d('card.trades')}</span>}
        </p>
        <h2 id={headingId}>
          <span className="visually-hidden">{t('explore.rank', { rank })} </span>
          {card.title}
        </h2>
        {/* The last paragraph describes the work on the challenge. An own card has only one paragraph. */}
        <p>{card.paragraphs.at(-1)}</p>
      </div>
      <ol className={challengePathStyle.line}>
        {card.subject !== null && (
          <Station icon="now" heading={t('explore.now')}>
            <dl className={challengePathStyle.facts}>
              <div>
                <dt>{t('explore.subject')}</dt>
                <dd>{card.subject}</dd>
              </div>
              <div>
                <dt>{t('explore.ask')}</dt>
                <dd>{card.question}</dd>
              </div>
            </dl>
          </Station>
        )}
        <TrainingStations card={card} />
      </ol>
    </section>
  );
}

function TrainingStations({ card }: { card: CardView }) {
  const t = useText('explore');
  const d = useText('deck');
  const trained = card.careers.flatMap(({ teer, ...career }) =>
    teer === null ? [] : [{ ...career, teer }],
  );
  if (trained.length > 0) {
    return trainingGroups(trained).map(({ training, careers }) => (
      <Station
        key={training}
        icon={training}
        heading={d(`training.${training}`)}
        text={t(`explore.way.${training}`)}
      >
        <CareerList careers={careers} />
      </Station>
    ));
  }
  if (card.careers.length > 0) {
    return (
      <Station
        icon="people"
        heading={card.careersHeading ?? d('card.careers')}
        text={card.careersText ?? t('explore.schoolCareers')}
      >
        <CareerList careers={card.careers} />
      </Station>
    );
  }
  return (
    <Station
      icon="people"
      heading={t('explore.find')}
      text={card.kind === 'built-in' ? d('card.careersNone') : t(`explore.find.${card.kind}`)}
    >
      <ul className={challengePathStyle.ideas}>
        <li>{t('explore.find.1')}</li>
        <li>{t('explore.find.2')}</li>
        <li>{t('explore.find.3')}</li>
      </ul>
    </Station>
  );
}

function CareerList({ careers }: { careers: readonly Omit<CardCareer, 'teer'>[] }) {
  const s = useText('shell');
  const newTabId = useId();
  return (
    <>
      <span id={newTabId} hidden>
        {s('footer.newTab')}
      </span>
      <ul className={careerListStyle.careers}>
        {careers.map(({ id, title, url }) => (
          <li key={id}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-describedby={newTabId}
              onClick={() => countEvent('career-click')}
            >
              {title}
              <LineIcon d="M5 11 11 5M6 5h5v5" box={16} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
