import type { SortOfStudent } from '@trio/contracts/students';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useDuration } from '../../../../lib/language/use-date-time.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { threeOfResult } from '../../../../lib/current-sort.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import form from '../../../../ui/form.module.css';
import { SortChange } from './sort-change.tsx';
import style from './sort-entry.module.css';
import { StudentWords } from './student-words.tsx';

interface SortEntryProps {
  sort: SortOfStudent;
  /** Previous sort in time. */
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
              <span className={form.aloud}>{t('detail.rank', { rank: at + 1 })}</span>
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
      {(isLatest || sort.reflection) && (
        <StudentWords reflection={sort.reflection} cards={cards} isLatest={isLatest} />
      )}
    </li>
  );
}
