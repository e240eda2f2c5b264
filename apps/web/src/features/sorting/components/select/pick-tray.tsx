import { limits } from '@trio/domain/limits';
import { rankedCards, ranksOf } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { useId } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import form from '../../../../ui/form.module.css';
import type { usePicking } from './use-picking.ts';
import style from './pick-tray.module.css';

interface PickTrayProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
  picking: ReturnType<typeof usePicking>;
}

const ranks = [1, 2, 3];

/** The three places as they fill, what is still missing, and Confirm. Always in sight. */
export function PickTray({ sort, viewOf, picking }: PickTrayProps) {
  const t = useText('picking');
  const e = useText('errors');
  const hintId = useId();
  const slots = ranksOf(sort);
  const missing = limits.cardsToPick - rankedCards(sort).length;
  const hint =
    missing > 0 ? t('select.confirm.missing', { count: missing }) : t('select.confirm.ready');
  const kind = picking.said?.kind;
  const refusal = kind === 'full' ? e('result/too-many-picks') : kind === 'missing' ? hint : null;
  return (
    <section className={style.tray} aria-label={t('select.tray.label')}>
      {/* Anew each time, so that the same refusal is heard again. */}
      <p key={picking.turn} className={style.refusal} role="alert">
        {refusal}
      </p>
      <ol className={style.places}>
        {ranks.map((rank) => {
          const card = slots[rank - 1] ?? null;
          return <Place key={rank} rank={rank} card={card === null ? null : viewOf(card)} />;
        })}
      </ol>
      <div className={style.go}>
        <p id={hintId} className={style.hint} hidden={refusal !== null}>
          {hint}
        </p>
        <Button
          size="large"
          aria-disabled={missing > 0}
          aria-describedby={hintId}
          onClick={picking.confirm}
        >
          {t('select.confirm')}
        </Button>
      </div>
    </section>
  );
}

function Place({ rank, card }: { rank: number; card: CardView | null }) {
  const t = useText('picking');
  return (
    <li className={style.place} data-taken={card === null ? undefined : true}>
      <span className={style.number} aria-hidden="true">
        {rank}
      </span>
      {card && <img key={card.id} className={style.poster} src={card.poster} alt="" />}
      <span className={form.aloud}>
        {card
          ? t('select.tray.taken', { rank, title: card.title })
          : t('select.tray.free', { rank })}
      </span>
      {card && (
        <span className={style.title} aria-hidden="true">
          {card.title}
        </span>
      )}
    </li>
  );
}
