import { trainingGroups } from '@trio/deck/training-groups';
import { useId } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { CareerList } from './career-list.tsx';
import style from './challenge-path.module.css';
import { Station } from './station.tsx';

interface ChallengePathProps {
  card: CardView;
  rank: number;
}

/** One challenge and the ways from it: what to do now, then careers by how people train for them. */
export function ChallengePath({ card, rank }: ChallengePathProps) {
  const t = useText('explore');
  const d = useText('deck');
  const headingId = useId();
  return (
    <section
      id={`path-${rank}`}
      className={style.path}
      data-color={card.color}
      aria-labelledby={headingId}
    >
      <div className={style.card} aria-hidden="true">
        <CardFront card={card} />
        <span className={style.rank}>{rank}</span>
      </div>
      <div className={style.words}>
        <p className={style.kicker}>
          {card.kind === 'custom' ? t('explore.own') : d(`category.${card.color}`)}
          {card.isTrades && <span className={style.badge}>{d('card.trades')}</span>}
        </p>
        <h2 id={headingId}>
          <span className={style.aloud}>{t('explore.rank', { rank })} </span>
          {card.title}
        </h2>
        {/* What people do about it; a card of the student's own has one text. */}
        <p>{card.paragraphs.at(-1)}</p>
      </div>
      <ol className={style.line}>
        {card.subject !== null && (
          <Station icon="now" heading={t('explore.now')}>
            <dl className={style.facts}>
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
        <Ways card={card} />
      </ol>
    </section>
  );
}

function Ways({ card }: { card: CardView }) {
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
      <ul className={style.ideas}>
        <li>{t('explore.find.1')}</li>
        <li>{t('explore.find.2')}</li>
        <li>{t('explore.find.3')}</li>
      </ul>
    </Station>
  );
}
