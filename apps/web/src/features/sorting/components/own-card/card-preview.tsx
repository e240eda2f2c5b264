import type { CardColor } from '@trio/domain/sorting/sort';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { plainPosterUrl } from '../../../../ui/card/poster-urls.ts';

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
        card={{
          kind: 'custom',
          id: '',
          color,
          title: title.trim() || t('own.untitled'),
          poster: image || plainPosterUrl(color),
          isPhoto: image !== '',
          alt: '',
          paragraphs: [],
          isTrades: false,
          careersHeading: null,
          careersText: null,
          careers: [],
          logo: null,
          watermark: null,
        }}
      />
    </div>
  );
}
