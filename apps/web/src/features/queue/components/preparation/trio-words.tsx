import type { SortOfStudent } from '@trio/contracts/students';
import { threeOfResult } from '../../../../lib/current-sort.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront, Emblem } from '../../../../ui/card/card-front.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import type { Preparation } from '../../api.ts';
import { Part, PaperText } from './part.tsx';
import style from './trio-words.module.css';

interface TrioWordsProps {
  sort: SortOfStudent | null;
  prepared: Pick<Preparation, 'answered' | 'deckSize' | 'stage'>;
}

const mostOnPaper = 150;

export function TrioWords({ sort, prepared }: TrioWordsProps) {
  const t = useText('queue');
  const { answered, deckSize, stage } = prepared;
  const isUnderWay = stage === 'sorting' || stage === 'picking';
  return (
    <Part heading={t('prepare.three')}>
      {sort === null && <p>{t('prepare.noThree')}</p>}
      {isUnderWay && <p>{t('prepare.progress', { answered, count: deckSize })}</p>}
      {sort && <Three sort={sort} />}
    </Part>
  );
}

function Three({ sort }: { sort: SortOfStudent }) {
  const t = useText('queue');
  const dateOf = useDate();
  const three = threeOfResult(sort);
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const { reflection } = sort;
  const shared = reflection?.shared ?? '';
  const hasWords = shared !== '' || (reflection?.reasons ?? []).some((reason) => reason !== '');
  return (
    <>
      <p className={style.quiet}>{t('prepare.chosenOn', { date: dateOf(sort.updated) })}</p>
      <ol className={style.three}>
        {three.ids.map((id, at) => {
          const card = viewOf(id);
          return (
            <li key={id} className={style.place} data-color={card?.color}>
              <span className={style.front}>{card && <CardFront card={card} />}</span>
              <span className={style.title}>
                <span className={style.swatch}>
                  {card && <Emblem color={card.color} label="" />}
                </span>
                <span className="visually-hidden">{t('prepare.rank', { rank: at + 1 })}</span>{' '}
                {card?.title ?? id}
              </span>
              {reflection?.reasons[at] && (
                <p className={style.words}>
                  <PaperText text={reflection.reasons[at]} most={mostOnPaper} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {shared !== '' && (
        <div>
          <p className={style.label}>{t('prepare.shared')}</p>
          <p className={style.words}>
            <PaperText text={shared} most={mostOnPaper} />
          </p>
        </div>
      )}
      {sort.areWordsWithheld ? (
        <p className={style.quiet}>{t('prepare.withheld')}</p>
      ) : (
        !hasWords && <p className={style.quiet}>{t('prepare.noWords')}</p>
      )}
    </>
  );
}
