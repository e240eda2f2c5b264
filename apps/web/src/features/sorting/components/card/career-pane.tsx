import { memo, useEffect, useId, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CardCareers } from '../../../../ui/card/card-careers.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import style from './career-pane.module.css';
import { Ideas } from './ideas.tsx';

interface CareerPaneProps {
  name: string;
  card: CardView;
  ideas: readonly string[];
}

const noteCareer = () => countEvent('career-click');

/**
 * Who works on this card's challenge. It stays open, or shut, from card to card; some schools want it
 * open from the start. A phone has it on the card's back.
 */
export const CareerPane = memo(function CareerPane({ name, card, ideas }: CareerPaneProps) {
  const t = useText('sorting');
  const { isCardExpanded } = useAccount();
  const [isOpen, setIsOpen] = useState(isCardExpanded);
  const contentId = useId();
  useEffect(() => {
    if (isOpen) countEvent('sample-careers-view');
  }, [isOpen]);
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
      <div id={contentId} className={style.content} hidden={!isOpen}>
        {isOpen && (
          <>
            <CardCareers card={card} heading="h2" onCareerOpened={noteCareer} />
            <Ideas key={name} card={name} ideas={ideas} />
          </>
        )}
      </div>
    </aside>
  );
});
