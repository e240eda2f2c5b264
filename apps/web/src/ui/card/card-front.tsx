import type { Color } from '@trio/deck/card-source';
import { useText } from '../../lib/language/use-text.ts';
import type { CardView } from './card-view.ts';
import style from './card.module.css';
import emblemStyle from './emblem.module.css';

interface CardFrontProps {
  card: CardView;
  /** Only where the card is large enough to read it. */
  hasPlainLine?: boolean;
}

/** Its width is the parent's `--card`. */
export function CardFront({ card, hasPlainLine = false }: CardFrontProps) {
  const t = useText('deck');
  const category = t(`category.${card.color}`);
  const plainLine = hasPlainLine ? card.plainLine : null;
  return (
    <figure className={style.card} data-color={card.color}>
      <img
        className={card.isPhoto ? style.photo : style.poster}
        src={card.poster}
        alt={card.alt}
        width={220}
        height={352}
        draggable={false}
      />
      {card.watermark !== null && <img className={style.watermark} src={card.watermark} alt="" />}
      {card.logo !== null && <img className={style.logo} src={card.logo} alt="" />}
      <figcaption className={style.band}>
        <span className={plainLine === null ? style.title : style.wideTitle}>{card.title}</span>
        <Emblem color={card.color} label={category} />
        {plainLine !== null && <span className={style.plain}>{plainLine}</span>}
      </figcaption>
    </figure>
  );
}

/** Colour alone must not identify a category. Beside the category's name the label is empty. */
export function Emblem({ color, label }: { color: Color; label: string }) {
  if (label === '')
    return <span className={`${emblemStyle.emblem} ${emblemStyle[color]}`} aria-hidden="true" />;
  return (
    <span
      className={`${emblemStyle.emblem} ${emblemStyle[color]}`}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}
