import { useDate } from '../../../../lib/language/use-date.ts';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import type { Preparation } from '../../api.ts';
import { useReasonText } from '../../use-reason-text.ts';
import { Part } from './part.tsx';
import style from './why-now.module.css';

export function WhyNow({ prepared }: { prepared: Preparation }) {
  const t = useText('queue');
  const dateOf = useDate();
  const localDateOf = useLocalDate('full');
  const { reasons, request, putOffUntil, today, answered, stage } = prepared;
  const textOf = useReasonText(today);
  const openStep = prepared.steps.find(({ closed }) => closed === null);
  const facts = {
    request,
    ...(stage === 'sorting' && { answered }),
    ...(openStep && { stepDueOn: openStep.dueOn }),
  };
  return (
    <Part heading={t('prepare.reasons')}>
      {reasons.length === 0 ? (
        <p className={style.quiet}>{t('prepare.noReasons')}</p>
      ) : (
        <ol className={style.reasons}>
          {reasons.map((reason) => (
            <li key={reason.reason}>{textOf(reason, facts)}</li>
          ))}
        </ol>
      )}
      {request?.opened && (
        <p className={style.quiet}>
          {request.opened.by === null
            ? t('prepare.openedByGone', { date: dateOf(request.opened.at) })
            : t('prepare.opened', { person: request.opened.by, date: dateOf(request.opened.at) })}
        </p>
      )}
      {request?.passedOn && (
        <p className={style.quiet}>{t('prepare.passedOn', { date: dateOf(request.passedOn) })}</p>
      )}
      {putOffUntil !== null && putOffUntil > today && (
        <p className={style.quiet}>{t('prepare.putOff', { date: localDateOf(putOffUntil) })}</p>
      )}
    </Part>
  );
}
