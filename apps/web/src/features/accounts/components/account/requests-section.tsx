import { useRef, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { PanelProblem } from '../../../../ui/panel/panel-problem.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import {
  deleteStudent,
  listDeletionRequests,
  type DeletionRequest,
} from '../../api/deletion-requests.ts';
import { fullName } from '../../model/full-name.ts';
import { RequestList } from './request-list.tsx';
import style from './requests-section.module.css';
import { useDeletionRequests } from './use-deletion-requests.ts';

/** The school's students who asked to be deleted: staff do it, one by one, after a second look. */
export function RequestsSection() {
  const t = useText('account');
  const i = useText('identity');
  const { requests, problem, load, forget } = useDeletionRequests();
  const [chosen, setChosen] = useState<DeletionRequest | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);

  const choose = (request: DeletionRequest) => {
    setOutcome(null);
    setChosen(request);
  };
  const remove = async (request: DeletionRequest) => {
    // The list may be hours old, and what is deleted is gone: who took it back is left alone.
    const isStillAsked = (await listDeletionRequests()).some(({ _id }) => _id === request._id);
    if (isStillAsked) await deleteStudent(request._id);
    setOutcome(t(isStillAsked ? 'requests.deleted' : 'requests.gone', { name: fullName(request) }));
  };
  const afterClosing = (isDone: boolean) => {
    setChosen(null);
    if (!isDone || chosen === null) return;
    forget(chosen._id);
    // The student's own button is gone.
    said.current?.focus();
    void load();
  };
  const retry = () => {
    // The button goes away with the message; the focus waits where the list will be.
    place.current?.focus();
    void load();
  };

  return (
    <Section heading={t('requests.heading')}>
      <SuccessNotice ref={said}>{outcome}</SuccessNotice>
      <div ref={place} className={style.content} tabIndex={-1}>
        {requests === null && problem === null && (
          <p className={style.loading}>{t('requests.loading')}</p>
        )}
        {requests?.length === 0 && <p className={style.none}>{t('requests.none')}</p>}
        {requests !== null && requests.length > 0 && (
          <RequestList requests={requests} onChosen={choose} />
        )}
        {problem !== null && <PanelProblem problem={problem} onRetry={retry} />}
      </div>
      {chosen && (
        <ConfirmModal
          heading={t('requests.confirmHeading', { name: fullName(chosen) })}
          confirmLabel={t('requests.confirm')}
          busyLabel={i('form.sending')}
          cancelLabel={t('account.cancel')}
          isFinal
          action={() => remove(chosen)}
          onClosed={afterClosing}
        >
          <p>{t('requests.confirmText', { email: chosen.email })}</p>
        </ConfirmModal>
      )}
    </Section>
  );
}
