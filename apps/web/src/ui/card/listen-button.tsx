import { useText } from '../../lib/language/use-text.ts';
import { useReadAloud } from '../../lib/speech/use-read-aloud.ts';
import { LineIcon } from '../line-icon.tsx';

interface ListenButtonProps {
  texts: readonly string[];
  className: string | undefined;
  /** The label is for screen readers only. */
  isIcon?: boolean;
}

/** Absent where the device has no voice of its own in the page's language. */
export function ListenButton({ texts, className, isIcon = false }: ListenButtonProps) {
  const t = useText('deck');
  const { isOffered, isReading, toggle } = useReadAloud(texts);
  if (!isOffered) return null;
  return (
    <button type="button" className={className} onClick={toggle}>
      <LineIcon d={isReading ? stopSign : speaker} weight={2} />
      <span className={isIcon ? 'visually-hidden' : undefined}>
        {t(isReading ? 'card.listenStop' : 'card.listen')}
      </span>
    </button>
  );
}

const speaker =
  'M3 7.500v5h3.500L11 16V4L6.500 7.500ZM14 7a4 4 0 0 1 0 6M16.500 4.500a8 8 0 0 1 0 11';
const stopSign = 'M5 5h10v10H5Z';
