import { givenAnswers, type GivenAnswer } from '@trio/contracts/survey-questions';
import type { AnsweredSurvey } from '@trio/contracts/surveys';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { answersQuery } from '../api/awaited.ts';
import style from './survey-answers.module.css';

interface SurveyAnswersProps {
  studentId: string;
  /** Referenced by the button that opens this panel. */
  id: string;
}

/** Mounting it counts as viewing the answers: the server logs it. */
export function SurveyAnswers({ studentId, id }: SurveyAnswersProps) {
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
  /** Language of the student's text. */
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
