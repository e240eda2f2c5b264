import { pages } from '@trio/contracts/pages';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { fetchMyData, requestDeletion, withdrawDeletion } from '../../api.ts';
import { fileDay } from '../../model/account-page.ts';
import style from './account-page.module.css';

export function DataSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const account = useAccount();
  const { role } = account;
  const [file, setFile] = useState('');
  const download = useServerChange({
    mutationFn: async () => {
      const data = await fetchMyData();
      const name = t('data.fileName', { day: fileDay(new Date()) });
      saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      setFile(name);
    },
  });
  return (
    <Section heading={t(role === 'student' ? 'data.heading.student' : 'data.heading.school')}>
      <div className={style.part}>
        <p>{t(`data.text.${role}`)}</p>
        {download.problem !== null && <ErrorNotice>{e(download.problem)}</ErrorNotice>}
        <div className={style.outcome}>
          <Button look="quiet" isBusy={download.isPending} onClick={() => download.run()}>
            {download.isPending ? i('form.sending') : t('data.download')}
          </Button>
          <SuccessNotice>{download.isSuccess && t('data.downloaded', { file })}</SuccessNotice>
        </div>
      </div>
      {account.role === 'student' && !account.isConsumerGroup && (
        <div className={style.part}>
          <p>{t('data.conversations')}</p>
          <Link className={style.link} to={pages.conversations.path}>
            {t('data.conversations.open')}
          </Link>
        </div>
      )}
      {(role === 'student' || abilitiesOf(account).managesSchool) && (
        <DeletionRequest clearMessages={download.reset} />
      )}
      {role === 'admin' && (
        <div className={style.part}>
          <p>{t('leaving.admin')}</p>
          <Link className={style.link} to={pages.admins.path}>
            {t('leaving.admin.open')}
          </Link>
        </div>
      )}
    </Section>
  );
}

function DeletionRequest({ clearMessages }: { clearMessages: () => void }) {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const date = useDate();
  const { role, deletionRequested } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);
  const withdrawal = useServerChange({
    mutationFn: withdrawDeletion,
    onSuccess: () => {
      updateAccount({ deletionRequested: null });
      notice.current?.focus();
    },
  });
  const startAsking = () => {
    clearMessages();
    setAsking(true);
  };
  const ask = async () => {
    await requestDeletion();
    updateAccount({ deletionRequested: new Date().toISOString() });
  };
  const afterAsking = (isDone: boolean) => {
    setAsking(false);
    withdrawal.reset();
    if (isDone) notice.current?.focus();
  };
  const takeBack = () => {
    clearMessages();
    withdrawal.run();
  };
  const isSchool = role === 'school';
  const asked =
    deletionRequested !== null &&
    t(isSchool ? 'deletion.asked.school' : 'deletion.asked.student', {
      date: date(deletionRequested),
    });

  return (
    <div className={style.part}>
      <h3>{t(isSchool ? 'deletion.heading.school' : 'deletion.heading.student')}</h3>
      {!asked && <p>{t(isSchool ? 'deletion.text.school' : 'deletion.text.student')}</p>}
      <SuccessNotice ref={notice}>
        {asked || (withdrawal.isSuccess && t('deletion.takenBack'))}
      </SuccessNotice>
      {withdrawal.problem !== null && <ErrorNotice>{e(withdrawal.problem)}</ErrorNotice>}
      <div className={style.outcome}>
        {asked ? (
          <Button look="quiet" isBusy={withdrawal.isPending} onClick={takeBack}>
            {withdrawal.isPending ? i('form.sending') : t('deletion.takeBack')}
          </Button>
        ) : (
          <Button look="quiet" onClick={startAsking}>
            {t('deletion.ask')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmModal
          heading={t(isSchool ? 'deletion.askHeading.school' : 'deletion.askHeading.student')}
          confirmLabel={t('deletion.send')}
          busyLabel={i('form.sending')}
          cancelLabel={t('account.cancel')}
          action={ask}
          onClosed={afterAsking}
        >
          <p>{t(isSchool ? 'deletion.whatHappens.school' : 'deletion.whatHappens.student')}</p>
          <p>{t(isSchool ? 'deletion.meanwhile.school' : 'deletion.meanwhile.student')}</p>
        </ConfirmModal>
      )}
    </div>
  );
}
