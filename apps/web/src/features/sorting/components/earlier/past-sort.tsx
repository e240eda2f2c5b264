import type { LikedCard, PastResult } from '@trio/contracts/history';
import { useId, useMemo, useState } from 'react';
import { compareThree, threeOfResult } from '../../../../lib/current-sort.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { profileTab } from '../../../../lib/profile/profile-addresses.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import { CardButton } from '../../../../ui/card/card-button.tsx';
import { CardFront, Emblem } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { WordsReaders } from '../words-readers.tsx';
import style from './past-sort.module.css';

interface PastSortProps {
  result: PastResult;
  older: PastResult | null;
  labelOf: (result: PastResult) => string;
  isLatest: boolean;
}

export function PastSort({ result, older, labelOf, isLatest }: PastSortProps) {
  const t = useText('earlier');
  const headingId = useId();
  const [open, setOpen] = useState<CardView | null>(null);
  const viewOf = useCardViewsOf(result);
  const three = viewsOf(result.selected, viewOf);
  const own = viewsOf(
    result.liked.map(({ card }) => card).filter((card) => typeof card !== 'string'),
    viewOf,
  );
  const label = labelOf(result);
  return (
    <article className={style.sort} aria-labelledby={headingId}>
      <header className={style.head}>
        <h2 id={headingId}>
          <time dateTime={result.updated}>{label}</time>
        </h2>
        {isLatest && <span className={style.mark}>{t('earlier.latest')}</span>}
      </header>
      <div className={style.pair}>
        <ol className={style.cards}>
          {three.map((card, at) => (
            <SmallCard
              key={card.id}
              card={card}
              rank={at + 1}
              name={t('earlier.open', { rank: at + 1, title: card.title })}
              onOpen={setOpen}
            />
          ))}
        </ol>
        {older && <Change now={result} older={older} date={labelOf(older)} />}
      </div>
      <Words result={result} cards={three} />
      {own.length > 0 && (
        <section className={style.part}>
          <h3>{t('earlier.own')}</h3>
          <ul className={style.cards}>
            {own.map((card) => (
              <SmallCard
                key={card.id}
                card={card}
                name={t('earlier.openOwn', { title: card.title })}
                onOpen={setOpen}
              />
            ))}
          </ul>
        </section>
      )}
      <Liked liked={result.liked} viewOf={viewOf} />
      <ProfileAction result={result} date={label} />
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </article>
  );
}

type Card = LikedCard['card'];
type FindView = (id: string) => CardView | null;

/** Finds liked cards too, unlike the views of the three alone. */
function useCardViewsOf(result: PastResult): FindView {
  const ownCards = useMemo(() => {
    const { selected, liked } = result;
    const cards = [...selected, ...liked.map(({ card }) => card)];
    return threeOfResult({ ...result, selected: cards }).ownCards;
  }, [result]);
  return useCardViews(result.extraCards, ownCards);
}

const idOf = (card: Card): string => (typeof card === 'string' ? card : (card.id ?? card.title));

const viewsOf = (cards: readonly Card[], viewOf: FindView): readonly CardView[] =>
  cards.flatMap((card) => viewOf(idOf(card)) ?? []);

interface SmallCardProps {
  card: CardView;
  rank?: number;
  name: string;
  onOpen: (card: CardView) => void;
}

/** The title is repeated below: on a card of this size it is too small to read. */
function SmallCard({ card, rank, name, onOpen }: SmallCardProps) {
  return (
    <li className={style.place}>
      <CardFront card={card} />
      <span className={style.caption} aria-hidden="true">
        {rank !== undefined && <b className={style.rank}>{rank}</b>} {card.title}
      </span>
      <CardButton card={card} name={name} onOpen={onOpen} />
    </li>
  );
}

function Words({ result, cards }: { result: PastResult; cards: readonly CardView[] }) {
  const { id: sortId, reflection, areWordsShared = false } = result;
  const t = useText('earlier');
  const { isConsumerGroup } = useAccount();
  const sentences = [
    ...cards.map(({ id, title }, at) => ({
      id,
      label: title,
      text: reflection?.reasons[at] ?? '',
    })),
    { id: 'shared', label: t('earlier.shared'), text: reflection?.shared ?? '' },
    { id: 'action', label: t('earlier.action'), text: reflection?.action ?? '' },
  ].filter(({ text }) => text !== '');
  if (sentences.length === 0) {
    // Consumer groups are not asked for words.
    return isConsumerGroup ? null : <p className={style.quiet}>{t('earlier.noWords')}</p>;
  }
  return (
    <section className={style.part}>
      <h3>{t('earlier.words')}</h3>
      <dl className={style.words}>
        {sentences.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <WordsReaders sortId={sortId} areWordsShared={areWordsShared} />
    </section>
  );
}

function Change({ now, older, date }: { now: PastResult; older: PastResult; date: string }) {
  const t = useText('earlier');
  const nowOf = useCardViewsOf(now);
  const olderOf = useCardViewsOf(older);
  const { kept, fresh, gone, isSameOrder } = compareThree(threeOfResult(now), threeOfResult(older));
  const groups = [
    { id: 'fresh', label: t('earlier.change.fresh'), cards: fresh.map(nowOf) },
    { id: 'kept', label: t('earlier.change.kept'), cards: kept.map(nowOf) },
    { id: 'gone', label: t('earlier.change.gone'), cards: gone.map(olderOf) },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <section className={style.part}>
      <h3>{t('earlier.change', { date })}</h3>
      {fresh.length === 0 ? (
        <p>{t(isSameOrder ? 'earlier.change.same' : 'earlier.change.order')}</p>
      ) : (
        <dl className={style.change}>
          {groups.map(({ id, label, cards }) => (
            <div key={id}>
              <dt>{label}</dt>
              {cards.map((card) => card && <TitleItem key={card.id} as="dd" card={card} />)}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Liked({ liked, viewOf }: { liked: readonly LikedCard[]; viewOf: FindView }) {
  const t = useText('earlier');
  if (liked.length === 0) return null;
  const groups = (['superlike', 'like'] as const)
    .map((answer) => ({
      answer,
      cards: viewsOf(
        liked.filter(({ result }) => result === answer).map(({ card }) => card),
        viewOf,
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <details className={style.liked}>
      <summary>{t('earlier.liked', { count: liked.length })}</summary>
      {groups.map(({ answer, cards }) => (
        <section key={answer} className={style.group}>
          <h3>{t(answer === 'superlike' ? 'earlier.superlike' : 'earlier.like')}</h3>
          <ul>
            {cards.map((card) => (
              <TitleItem key={card.id} as="li" card={card} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function TitleItem({ as: Item, card }: { as: 'dd' | 'li'; card: CardView }) {
  return (
    <Item className={style.title} data-color={card.color}>
      <span className={style.swatch} aria-hidden="true">
        <Emblem color={card.color} label="" />
      </span>
      {card.title}
    </Item>
  );
}

function ProfileAction({ result, date }: { result: PastResult; date: string }) {
  const t = useText('earlier');
  const s = useText('shell');
  const language = useLanguage();
  if (!result.hasProfile) return <p className={style.quiet}>{t('earlier.pending')}</p>;
  return (
    <div className={style.actions}>
      <ButtonLink
        look="quiet"
        to={profileTab(language, undefined, result.id)}
        target="_blank"
        rel="noopener"
      >
        {t('earlier.profile')}{' '}
        <span className="visually-hidden">
          {t('earlier.profileOf', { date })} {s('footer.newTab')}
        </span>
      </ButtonLink>
    </div>
  );
}
