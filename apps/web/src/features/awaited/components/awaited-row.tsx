import type { PendingProfile } from '@trio/contracts/profile';
import { useId, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { profileTab } from '../../../lib/profile/profile-addresses.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import style from '../../../ui/list-page/list-page.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { sendProfile } from '../api/awaited.ts';
import { SurveyAnswers } from './survey-answers.tsx';

/** `gone`: the profile was no longer pending. */
export type Outcome = 'sent' | 'gone';

interface AwaitedRowProps {
  student: PendingProfile;
  onGone: (outcome: Outcome) => void;
}

export function AwaitedRow({ student, onGone }: AwaitedRowProps) {
  const t = useText('pending');
  const e = useText('errors');
  const s = useText('shell');
  const dateOf = useDate();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const answersId = useId();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('sent');
  const { _id, firstname, lastname, email, schoolname, updated } = student;
  const name = `${firstname} ${lastname}`;
  const facts = [
    schoolname,
    t(student.isFreemiumGroup ? 'pending.freemium' : 'pending.consumer'),
    t('pending.since', { date: dateOf(updated) }),
    t(student.hasCompletedConsumerEndSurvey ? 'pending.answered' : 'pending.unanswered'),
  ];

  const send = async () => {
    try {
      await sendProfile(_id);
    } catch (error) {
      const isGone = error instanceof ApiFailure && error.code === 'request/not-found';
      if (isGone) return setOutcome('gone');
      setProblem(problemOf(error));
      throw error;
    }
  };
  const ask = () => {
    setProblem(null);
    setIsAsking(true);
  };

  return (
    <li className={style.row}>
      <div className={style.words}>
        <strong>{name}</strong>
        <span>{email}</span>
        <span className={style.quiet}>{facts.join('\u00a0· ')}</span>
        {problem !== null && !isAsking && <ErrorNotice>{e(problem)}</ErrorNotice>}
      </div>
      <div className={style.actions}>
        {student.hasAnswers && (
          <Button
            look="quiet"
            aria-expanded={isReading}
            aria-controls={answersId}
            aria-label={t(isReading ? 'pending.hideAnswersOf' : 'pending.answersOf', { name })}
            onClick={() => setIsReading(!isReading)}
          >
            {t(isReading ? 'pending.hideAnswers' : 'pending.answers')}
          </Button>
        )}
        <ButtonLink
          to={profileTab(language, _id)}
          look="quiet"
          target="_blank"
          aria-label={`${t('pending.previewOf', { name })} ${s('footer.newTab')}`}
        >
          {t('pending.preview')}
        </ButtonLink>
        <Button aria-label={t('pending.sendTo', { name })} onClick={ask}>
          {t('pending.send')}
        </Button>
      </div>
      {isReading && <SurveyAnswers studentId={_id} id={answersId} />}
      {isAsking && (
        <ConfirmModal
          heading={t('pending.askHeading')}
          confirmLabel={t('pending.yes')}
          busyLabel={t('pending.sending')}
          cancelLabel={t('pending.no')}
          action={send}
          onClosed={(isDone) => (isDone ? onGone(outcome) : setIsAsking(false))}
        >
          <p>{t('pending.ask', { name, email })}</p>
        </ConfirmModal>
      )}
    </li>
  );
}
