import { hasTooFew, likedCards } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import { useRef } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import style from './pass-notice.module.css';

interface PassNoticeProps {
  sort: Sort;
  count: number;
  onClosed: (wantsAll: boolean) => void;
}

export function PassNotice({ sort, count, onClosed }: PassNoticeProps) {
  const t = useText('sorting');
  const wantsAll = useRef(false);
  const isTooFew = hasTooFew(sort);
  const liked = likedCards(sort).length;
  const paragraphs = isTooFew
    ? [liked === 0 ? t('tooFew.none') : t('tooFew.text', { count: liked }), t('tooFew.again')]
    : [
        t(sort.pass.value === 'liked' ? 'headsUp.liked' : 'headsUp.all', { count }),
        t('headsUp.kept'),
      ];
  return (
    <Modal
      heading={t(isTooFew ? 'tooFew.heading' : 'headsUp.heading')}
      isBlocked={false}
      onClosed={() => onClosed(wantsAll.current)}
    >
      {(close) => (
        <div className={style.content}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <div className={form.actions}>
            <Button onClick={close}>{t(isTooFew ? 'tooFew.start' : 'headsUp.start')}</Button>
            {isTooFew && (
              <Button
                look="quiet"
                onClick={() => {
                  wantsAll.current = true;
                  close();
                }}
              >
                {t('table.toAll')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}

const nothing = () => Promise.resolve();

/** Going back discards the picks, so it asks first. */
export function UndoWarning({ onClosed }: { onClosed: (isMeant: boolean) => void }) {
  const t = useText('sorting');
  return (
    <ConfirmModal
      heading={t('undo.heading')}
      confirmLabel={t('undo.confirm')}
      busyLabel={t('undo.busy')}
      cancelLabel={t('undo.cancel')}
      isDestructive
      action={nothing}
      onClosed={onClosed}
    >
      <p>{t('undo.text')}</p>
    </ConfirmModal>
  );
}
