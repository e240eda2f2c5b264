import type { CardColor } from '@trio/domain/sorting/sort';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { viewOwnCard } from '../../../../ui/card/card-view.ts';

interface CardPreviewProps {
  title: string;
  color: CardColor;
  image: string;
}

/** The card as it is being made; what it says is in the fields already. */
export function CardPreview({ title, color, image }: CardPreviewProps) {
  const t = useText('picking');
  return (
    <div role="img" aria-label={t('own.preview')}>
      <CardFront
        card={viewOwnCard({
          title: title.trim() || t('own.untitled'),
          description: '',
          imageUrl: image,
          color,
        })}
      />
    </div>
  );
}
