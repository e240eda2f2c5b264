import type { ClassDetail } from '@trio/contracts/classes';
import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServerChange } from '../../../lib/api/query.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { archiveClass, deleteClass, restoreClass } from '../api.ts';
import style from './class-page.module.css';

interface ClassEndProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

export function ClassEnd({ shown, onChanged }: ClassEndProps) {
  const t = useText('classes');
  const e = useErrorText();
  const navigate = useNavigate();
  const isTeacher = useAccount().kind === 'teacher';
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null);
  const restore = useServerChange({
    mutationFn: () => restoreClass(shown._id),
    onSuccess: onChanged,
  });
  const { name } = shown;
  const leave = (isDone: boolean) => {
    setAsked(null);
    if (isDone) void navigate(pages.classes.path);
  };
  const common = {
    busyLabel: t('class.busy'),
    cancelLabel: t('class.cancel'),
    isDestructive: true,
    onClosed: leave,
  };

  return (
    <div className={style.end}>
      <Section heading={t('end.heading')}>
        {shown.state === 'archived' ? (
          <div className={style.actions}>
            <Button isBusy={restore.isPending} onClick={() => restore.run()}>
              {t('end.restore')}
            </Button>
          </div>
        ) : (
          <>
            <p>{t('end.archiveText')}</p>
            <div className={style.actions}>
              <Button look="quiet" onClick={() => setAsked('archive')}>
                {t('end.archive')}
              </Button>
            </div>
          </>
        )}
        {shown.studentCount === 0 && (
          <>
            <p>{t('end.deleteText')}</p>
            <div className={style.actions}>
              <Button look="quiet-danger" onClick={() => setAsked('delete')}>
                {t('end.delete')}
              </Button>
            </div>
          </>
        )}
        {restore.problem !== null && (
          <ErrorNotice>
            {t('class.failedChange')} {e(restore.problem)}
          </ErrorNotice>
        )}
      </Section>
      {asked === 'archive' && (
        <ConfirmModal
          {...common}
          heading={t('end.archiveHeading', { name })}
          confirmLabel={t('end.archiveYes')}
          action={() => archiveClass(shown._id)}
        >
          <p>{t('end.archiveText')}</p>
          <p>{t(isTeacher ? 'end.archiveTeacher' : 'end.archiveManager')}</p>
        </ConfirmModal>
      )}
      {asked === 'delete' && (
        <ConfirmModal
          {...common}
          heading={t('end.deleteHeading', { name })}
          confirmLabel={t('end.deleteYes')}
          action={() => deleteClass(shown._id)}
        >
          <p>{t('end.deleteConfirm')}</p>
        </ConfirmModal>
      )}
    </div>
  );
}
