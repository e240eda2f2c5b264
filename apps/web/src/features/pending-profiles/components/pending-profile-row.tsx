import type { PendingProfile } from '@trio/contracts/profile';
import { type GivenAnswer, givenAnswers } from '@trio/contracts/survey-questions';
import type { AnsweredSurvey } from '@trio/contracts/surveys';
import { useId, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useServerData } from '../../../lib/api/query.ts';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { profileTab } from '../../../lib/profile/profile-addresses.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import listStyle from '../../../ui/list-page/list-page.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { answersQuery, sendProfile } from '../api.ts';
import style from './survey-answers.module.css';

/** `gone`: the profile was no longer pending. */
export type Outcome = 'sent' | 'gone';

interface PendingProfileRowProps {
  student: PendingProfile;
  onGone: (outcome: Outcome) => void;
}

export function PendingProfileRow({ student, onGone }: PendingProfileRowProps) {
  const t = useText('pending');
  const e = useErrorText();
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
    <li className={listStyle.row}>
      <div className={listStyle.words}>
        <strong>{name}</strong>
        <span>{email}</span>
        <span className={listStyle.quiet}>{facts.join('\u00a0· ')}</span>
        {problem !== null && !isAsking && <ErrorNotice>{e(problem)}</ErrorNotice>}
      </div>
      <div className={listStyle.actions}>
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

interface SurveyAnswersProps {
  studentId: string;
  id: string;
}

/** Mounting it counts as viewing the answers: the server logs it. */
function SurveyAnswers({ studentId, id }: SurveyAnswersProps) {
  const t = useText('pending');
  const { data, problem, refetch } = useServerData(answersQuery(studentId));
  return (
    <div id={id} className={style.answers}>
      {data === undefined && problem === null && (
        <p role="status" className={style.quiet}>
          {t('pending.answersLoading')}
        </p>
      )}
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      {data?.surveys.length === 0 && <p className={style.quiet}>{t('pending.answersNone')}</p>}
      {data?.surveys.map((answered) => (
        <OneSurvey key={answered.survey} answered={answered} />
      ))}
      {data !== undefined && <p className={style.quiet}>{t('pending.answersLogged')}</p>}
    </div>
  );
}

function OneSurvey({ answered }: { answered: AnsweredSurvey }) {
  const t = useText('pending');
  const dateOf = useDate();
  const { survey, answers } = answered;
  return (
    <section>
      <h2 className={style.heading}>{t(`pending.survey.${survey}`)}</h2>
      <p className={style.quiet}>{t('pending.answeredOn', { date: dateOf(answered.answered) })}</p>
      <dl className={style.list}>
        {givenAnswers(survey, answers).map((given) => (
          <OneAnswer key={given.id} given={given} language={answered.language} />
        ))}
      </dl>
    </section>
  );
}

interface OneAnswerProps {
  given: GivenAnswer;
  language: AnsweredSurvey['language'];
}

function OneAnswer({ given, language }: OneAnswerProps) {
  const t = useText('survey');
  return (
    <div>
      <dt>{given.question ? t(given.question.label) : given.id}</dt>
      {'choice' in given ? <dd>{t(given.choice)}</dd> : <dd lang={language}>{given.text}</dd>}
    </div>
  );
}
