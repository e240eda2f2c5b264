import { useState } from 'react';
import { pages } from '@trio/contracts/pages';
import { useNavigate } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { Section } from '../../../ui/section.tsx';
import { ownMembers } from '../api.ts';
import style from './boards.module.css';

/** Leaving deletes the account: it is for the board only. */
export function LeaveBoard() {
  const t = useText('boards');
  const navigate = useNavigate();
  const { _id, board = '' } = useAccount();
  const [asks, setAsks] = useState(false);
  return (
    <Section heading={t('board.leaveHeading')}>
      <div className={style.content}>
        <p>{t('board.leaveText', { board })}</p>
        <div className={style.actions}>
          <Button look="quiet-danger" onClick={() => setAsks(true)}>
            {t('board.leave')}
          </Button>
        </div>
        {asks && (
          <ConfirmModal
            heading={t('board.leaveAsk')}
            confirmLabel={t('board.leaveYes')}
            busyLabel={t('board.sending')}
            cancelLabel={t('board.cancel')}
            isDestructive
            action={() => ownMembers.remove(_id)}
            onClosed={(isDone) => {
              setAsks(false);
              if (isDone) void navigate(pages.logout.path);
            }}
          >
            <p>{t('board.leaveText', { board })}</p>
          </ConfirmModal>
        )}
      </div>
    </Section>
  );
}
