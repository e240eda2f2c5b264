import type { ExtraCard } from '@trio/contracts/cards';
import { otherLanguage, useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import style from './extra-cards.module.css';

interface CardTileProps {
  card: ExtraCard;
  onEdit: () => void;
  onRemove: () => void;
}

const links = { region: 'other', hasNewBrunswickPages: false } as const;

export function CardTile({ card, onEdit, onRemove }: CardTileProps) {
  const t = useText('cards');
  const d = useText('deck');
  const language = useLanguage();
  const other = otherLanguage(language);
  const { title } = card[language];
  return (
    <li className={style.tile}>
      <CardFront card={viewCard({ kind: 'extra', card }, language, links)} />
      <div className={style.about}>
        <strong>{title}</strong>
        <span className={style.quiet} lang={other}>
          {card[other].title}
        </span>
        <span className={style.quiet}>{d(`category.${card.color}`)}</span>
        <div className={style.actions}>
          <Button look="quiet" aria-label={t('cards.editOne', { title })} onClick={onEdit}>
            {t('cards.edit')}
          </Button>
          <Button look="quiet" aria-label={t('cards.removeOne', { title })} onClick={onRemove}>
            {t('cards.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
