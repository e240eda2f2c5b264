import { memo, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { CardCareers } from '../../../../ui/card/card-careers.tsx';
import { countCareer, countCareers } from '../../../../ui/card/card-usage.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import type { CareerPaneProps } from './career-pane.tsx';
import style from './career-pane.module.css';
import { Ideas } from './ideas.tsx';

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
