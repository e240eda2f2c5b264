import { memo, useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { CardCareers } from '../../../../ui/card/card-back.tsx';
import { countCareer, countCareers } from '../../../../ui/card/card-usage.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import style from './career-pane.module.css';
import { Ideas } from './ideas.tsx';

interface CareerPaneProps {
  name: string;
  card: CardView;
  ideas: readonly string[];
}

export const CareerPane = memo(function CareerPane({ name, card, ideas }: CareerPaneProps) {
  const t = useText('sorting');
  const { isCardExpanded } = useAccount();
  const [isOpen, setIsOpen] = useState(isCardExpanded);
  const contentId = useId();
  const noteSeen = useEffectEvent(() => countCareers(card));
  useEffect(() => {
    if (isOpen) noteSeen();
  }, [isOpen, card.id]);
  return (
    <aside
      className={isCardExpanded ? `${style.pane} ${style.expanded}` : style.pane}
      aria-label={t('careers.heading')}
    >
      <button
        type="button"
        className={style.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'careers.hide' : 'careers.show')}
        <LineIcon d="M4 7l6 6 6-6" size={16} weight={3} />
      </button>
      <div id={contentId} className={style.content} hidden={!isOpen} data-scrolls>
        {isOpen && (
          <>
            <CardCareers card={card} heading="h2" onCareerOpened={(id) => countCareer(card, id)} />
            <Ideas key={name} card={name} ideas={ideas} />
          </>
        )}
      </div>
    </aside>
  );
});

export const CareerSheet = memo(function CareerSheet(props: CareerPaneProps) {
  const t = useText('sorting');
  const { isCardExpanded } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  // A school that wants the careers open has the pane on every screen.
  if (isCardExpanded) return null;
  return (
    <>
      <button
        type="button"
        className={`${style.toggle} ${style.sheet}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('careers.show')}
        <LineIcon d="M4 13l6-6 6 6" size={16} weight={3} />
      </button>
      {isOpen && <OpenSheet {...props} onClosed={() => setIsOpen(false)} />}
    </>
  );
});

function OpenSheet({ name, card, ideas, onClosed }: CareerPaneProps & { onClosed: () => void }) {
  const t = useText('sorting');
  const noteSeen = useEffectEvent(() => countCareers(card));
  useEffect(() => noteSeen(), []);
  return (
    <Modal heading={t('careers.heading')} isBlocked={false} onClosed={onClosed}>
      {() => (
        <>
          <CardCareers card={card} heading="h3" onCareerOpened={(id) => countCareer(card, id)} />
          <Ideas card={name} ideas={ideas} />
        </>
      )}
    </Modal>
  );
}
