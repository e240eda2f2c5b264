import type { Answer } from '@trio/contracts/endpoint';
import { deleteStudent as deleteEndpoint, listDeletionRequests } from '@trio/contracts/your-data';
import { useRef, useState } from 'react';
import { call, withParams } from '../../../../lib/api/call.ts';
import { endpointQuery, queryClient, useServerData } from '../../../../lib/api/query.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './requests-section.module.css';

type DeletionRequest = Answer<typeof listDeletionRequests>['students'][number];

const deletionRequestsQuery = endpointQuery(listDeletionRequests);

/** Asks the server, because the list on the screen may be hours old. */
const isStillRequested = async (id: string): Promise<boolean> =>
  (await call(listDeletionRequests)).students.some(({ _id }) => _id === id);

const deleteStudent = (id: string): Promise<void> => call(withParams(deleteEndpoint, { id }));

export function RequestsSection() {
  const t = useText('account');
  const i = useText('identity');
  const { data, problem, refetch } = useServerData(deletionRequestsQuery);
  const requests = data?.students;
  const [chosen, setChosen] = useState<DeletionRequest | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);

  const choose = (request: DeletionRequest) => {
    setOutcome(null);
    setChosen(request);
  };
  const remove = async (request: DeletionRequest) => {
    const isRequested = await isStillRequested(request._id);
    if (isRequested) await deleteStudent(request._id);
    setOutcome(t(isRequested ? 'requests.deleted' : 'requests.gone', { name: fullName(request) }));
  };
  const afterClosing = (isDone: boolean) => {
    setChosen(null);
    if (!isDone || chosen === null) return;
    queryClient.setQueryData(
      deletionRequestsQuery.queryKey,
      (now) => now && { ...now, students: now.students.filter(({ _id }) => _id !== chosen._id) },
    );
    notice.current?.focus();
    void refetch();
  };
  const retry = () => {
    // The focused button goes with the error; the list will appear here.
    place.current?.focus();
    void refetch();
  };

  return (
    <Section heading={t('requests.heading')}>
      <SuccessNotice ref={notice}>{outcome}</SuccessNotice>
      <div ref={place} className={style.content} tabIndex={-1}>
        {requests === undefined && problem === null && (
          <p className={style.loading}>{t('requests.loading')}</p>
        )}
        {requests?.length === 0 && <p className={style.none}>{t('requests.none')}</p>}
        {requests !== undefined && requests.length > 0 && (
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
          isDestructive
          action={() => remove(chosen)}
          onClosed={afterClosing}
        >
          <p>{t('requests.confirmText', { email: chosen.email })}</p>
        </ConfirmModal>
      )}
    </Section>
  );
}

interface RequestListProps {
  requests: readonly DeletionRequest[];
  onChosen: (request: DeletionRequest) => void;
}

function RequestList({ requests, onChosen }: RequestListProps) {
  const t = useText('account');
  const date = useDate();
  const { deletesStudents } = abilitiesOf(useAccount());
  return (
    <>
      <p>{t(deletesStudents ? 'requests.text' : 'requests.textForReading')}</p>
      <ul className={style.list}>
        {requests.map((request) => (
          <li key={request._id} className={style.row}>
            <div className={style.who}>
              <strong>{fullName(request)}</strong>
              <span>{request.email}</span>
              <span>{t('requests.asked', { date: date(request.requested) })}</span>
            </div>
            {deletesStudents && (
              <Button
                look="quiet"
                aria-label={t('requests.deleteOne', { name: fullName(request) })}
                onClick={() => onChosen(request)}
              >
                {t('requests.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;
