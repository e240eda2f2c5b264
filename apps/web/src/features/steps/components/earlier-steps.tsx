import type { Step } from '@trio/contracts/steps';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import style from './step-panel.module.css';

/** Newest first. */
export function EarlierSteps({ steps }: { steps: readonly Step[] }) {
  const t = useText('steps');
  const dateOf = useDate();
  return (
    <details className={style.earlier}>
      <summary>{t('history.heading')}</summary>
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step._id} className={style.step}>
            <p>{step.sentence}</p>
            {step.checkIns.length === 0 ? (
              <p className={style.quiet}>
                {step.closed !== null && step.outcome !== null
                  ? t('history.noted', {
                      date: dateOf(step.closed),
                      outcome: t(`checkIn.${step.outcome}`),
                    })
                  : t('history.open')}
              </p>
            ) : (
              <CheckIns step={step} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Newest first. */
export function CheckIns({ step }: { step: Step }) {
  const t = useText('steps');
  const dateOf = useDate();
  if (step.checkIns.length === 0) return null;
  return (
    <ol className={style.checkIns} aria-label={t('history.checkIns')}>
      {step.checkIns.toReversed().map(({ at, outcome, happened }) => (
        <li key={at}>
          <p className={style.quiet}>
            {t('history.noted', { date: dateOf(at), outcome: t(`checkIn.${outcome}`) })}
          </p>
          {happened !== '' && <p>{happened}</p>}
        </li>
      ))}
    </ol>
  );
}
