import { hasTooFew, likedCards } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import style from './pass-notice.module.css';

interface PassNoticeProps {
  sort: Sort;
  count: number;
  onClosed: () => void;
}

export function PassNotice({ sort, count, onClosed }: PassNoticeProps) {
  const t = useText('sorting');
  const isTooFew = sort.pass.value === 'all' && hasTooFew(sort);
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
      onClosed={onClosed}
    >
      {(close) => (
        <div className={style.content}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Button onClick={close}>{t(isTooFew ? 'tooFew.start' : 'headsUp.start')}</Button>
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
