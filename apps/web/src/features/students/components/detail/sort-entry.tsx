import type { Reflection } from '@trio/contracts/reflection';
import type { SortOfStudent } from '@trio/contracts/students';
import { compareThree, type Three, threeOfResult } from '../../../../lib/current-sort.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useDuration } from '../../../../lib/language/use-date-time.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { ChallengeName } from '../list/challenge-name.tsx';
import style from './sort-entry.module.css';
import wordsStyle from './student-words.module.css';

interface SortEntryProps {
  sort: SortOfStudent;
  before: SortOfStudent | null;
  isLatest: boolean;
}

export function SortEntry({ sort, before, isLatest }: SortEntryProps) {
  const t = useText('students');
  const dateOf = useDate();
  const time = useDuration();
  const three = threeOfResult(sort);
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const cards = three.ids.flatMap((id) => viewOf(id) ?? []);
  return (
    <li className={style.sort} data-latest={isLatest ? '' : undefined}>
      <h4 className={style.when}>
        <time dateTime={sort.updated}>{t('detail.chosenOn', { date: dateOf(sort.updated) })}</time>
        {isLatest && <span className={style.latest}>{t('detail.latest')}</span>}
      </h4>
      <div className={style.columns}>
        <ol className={style.three}>
          {cards.map((card, at) => (
            <li key={card.id}>
              <span className="visually-hidden">{t('detail.rank', { rank: at + 1 })}</span>
              <CardFront card={card} />
            </li>
          ))}
        </ol>
        <div className={style.facts}>
          <p>{t('detail.timeSpent', { time: time(sort.totalTimeSpent) })}</p>
          <p>{t('detail.counts', sort.counts)}</p>
          {sort.isQuick && <p className={style.quick}>{t('detail.quick')}</p>}
          {before && <SortChange now={three} before={threeOfResult(before)} />}
        </div>
      </div>
      <LikedCards sort={sort} />
      {sort.areWordsWithheld ? (
        <p className={wordsStyle.none}>{t('detail.withheldWords')}</p>
      ) : (
        (isLatest || sort.reflection) && (
          <StudentReflection reflection={sort.reflection} cards={cards} isLatest={isLatest} />
        )
      )}
    </li>
  );
}

/** By name, without the three, which are shown as cards. */
function LikedCards({ sort }: { sort: SortOfStudent }) {
  const t = useText('students');
  const viewOf = useCardViews(sort.extraCards);
  const cardsOf = (names: readonly string[]) =>
    names.filter((name) => !sort.selected.includes(name)).flatMap((name) => viewOf(name) ?? []);
  const answers = [
    { label: t('detail.superliked'), cards: cardsOf(sort.liked.superlike) },
    { label: t('detail.liked'), cards: cardsOf(sort.liked.like) },
  ].filter(({ cards }) => cards.length > 0);
  if (answers.length === 0) return null;
  const count = answers.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <details className={style.liked}>
      <summary>{t('detail.likedCards', { count })}</summary>
      <dl className={style.change}>
        {answers.map(({ label, cards }) => (
          <div key={label}>
            <dt>{label}</dt>
            {cards.map((card) => (
              <dd key={card.id}>
                <ChallengeName card={card} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function SortChange({ now, before }: { now: Three; before: Three }) {
  const t = useText('students');
  const nowOf = useCardViews(now.extraCards, now.ownCards);
  const beforeOf = useCardViews(before.extraCards, before.ownCards);
  const { kept, fresh, gone, isSameOrder } = compareThree(now, before);
  if (fresh.length === 0) return <p>{t(isSameOrder ? 'detail.sameOrder' : 'detail.newOrder')}</p>;
  const groups = [
    { label: t('detail.fresh'), cards: fresh.map(nowOf) },
    { label: t('detail.kept'), cards: kept.map(nowOf) },
    { label: t('detail.gone3'), cards: gone.map(beforeOf) },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <dl className={style.change}>
      {groups.map(({ label, cards }) => (
        <div key={label}>
          <dt>{label}</dt>
          {cards.map((card) => card && <dd key={card.id}>{<ChallengeName card={card} />}</dd>)}
        </div>
      ))}
    </dl>
  );
}

interface StudentReflectionProps {
  reflection: Reflection | null;
  cards: readonly CardView[];
  isLatest: boolean;
}

function StudentReflection({ reflection, cards, isLatest }: StudentReflectionProps) {
  const t = useText('students');
  const sentences = reflection
    ? [
        ...cards.map((card, at) => ({ label: card.title, text: reflection.reasons[at] ?? '' })),
        { label: t('detail.shared'), text: reflection.shared },
        { label: t('detail.action'), text: reflection.action },
      ].filter(({ text }) => text !== '')
    : [];
  if (sentences.length === 0)
    return isLatest ? <p className={wordsStyle.none}>{t('detail.noWords')}</p> : null;
  return (
    <section className={wordsStyle.words}>
      <h5>{t('detail.words')}</h5>
      <dl>
        {sentences.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
