import type { Career } from '@trio/careers/careers';
import { limits } from '@trio/domain/limits';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useViewer } from '../model/use-viewer.ts';
import { CompareTable } from './compare-table.tsx';
import style from './compare-bar.module.css';

interface CompareBarProps {
  careers: readonly Career[];
  isOpen: boolean;
  onOpen: () => void;
  onClosed: () => void;
  onClear: () => void;
}

/** Always rendered: a live region announces only changes. */
export function CompareBar({ careers, isOpen, onOpen, onClosed, onClear }: CompareBarProps) {
  const t = useText('careers');
  const viewer = useViewer();
  return (
    <>
      <div className={careers.length > 0 ? style.bar : undefined}>
        <p role="status">
          {careers.length > 0 && (
            <>
              <strong>{t('compare.bar', { count: careers.length })}</strong>{' '}
              {careers.length === 1 && t('compare.pickMore')}
              {careers.length === limits.careersToCompare && t('compare.most')}
            </>
          )}
        </p>
        {careers.length > 0 && (
          <div className={style.actions}>
            {careers.length > 1 && <Button onClick={onOpen}>{t('compare.show')}</Button>}
            <Button look="quiet" onClick={onClear}>
              {t('compare.clear')}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <Modal heading={t('compare.heading')} look="sheet" isBlocked={false} onClosed={onClosed}>
          {() => <CompareTable careers={careers} viewer={viewer} label={t('compare.heading')} />}
        </Modal>
      )}
    </>
  );
}
