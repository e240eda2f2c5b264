import { useRef } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import style from './leave-warning.module.css';

export type LeaveChoice = 'stay' | 'later' | 'stop';

interface LeaveWarningProps {
  hasRanks: boolean;
  /** After the closing has played. */
  onChosen: (choice: LeaveChoice) => void;
}

/** Asks before somebody leaves the sort. Closing it any other way is staying. */
export function LeaveWarning({ hasRanks, onChosen }: LeaveWarningProps) {
  const t = useText('sorting');
  const chosen = useRef<LeaveChoice>('stay');
  return (
    <Modal heading={t('leave.heading')} isBlocked={false} onClosed={() => onChosen(chosen.current)}>
      {(close) => {
        const choose = (choice: LeaveChoice) => () => {
          chosen.current = choice;
          close();
        };
        return (
          <div className={style.content}>
            <p>{t('leave.text')}</p>
            {hasRanks && <p>{t('leave.ranks')}</p>}
            <div className={style.choices}>
              <Button onClick={choose('stay')}>{t('leave.stay')}</Button>
              <Button look="quiet" onClick={choose('later')}>
                {t('leave.later')}
              </Button>
            </div>
            <div className={style.stop}>
              <p>{t('leave.stopText')}</p>
              <button type="button" className={style.stopButton} onClick={choose('stop')}>
                {t('leave.stop')}
              </button>
            </div>
          </div>
        );
      }}
    </Modal>
  );
}
