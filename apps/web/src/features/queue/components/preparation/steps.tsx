import type { Step } from '@trio/contracts/steps';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { CutList, PaperText, Part } from './part.tsx';
import style from './steps.module.css';

const mostOnPaper = 100;

export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useText('queue');
  const [latest, ...earlier] = steps;
  return (
    <Part heading={t('prepare.step')}>
      {latest ? <OneStep step={latest} /> : <p className={style.quiet}>{t('prepare.noStep')}</p>}
      {earlier.length > 0 && (
        <div>
          <h3 className={style.label}>{t('prepare.earlierSteps')}</h3>
          <CutList
            most={2}
            mostOnPaper={1}
            moreOf={(count) => t('prepare.more', { count })}
            items={earlier.map((step) => ({
              key: step._id,
              content: <OneStep step={step} isShort />,
            }))}
          />
        </div>
      )}
    </Part>
  );
}

interface OneStepProps {
  step: Step;
  /** Without check-ins on paper. */
  isShort?: boolean;
}

function OneStep({ step, isShort = false }: OneStepProps) {
  const t = useText('queue');
  const dateOf = useDate();
  const localDateOf = useLocalDate('full');
  const { sentence, dueOn, closed, outcome, checkIns } = step;
  return (
    <div className={style.step}>
      {sentence === '' ? (
        <p className={style.quiet}>{t('prepare.stepWithheld')}</p>
      ) : (
        <p className={style.words}>
          <PaperText text={sentence} most={mostOnPaper} />
        </p>
      )}
      <p className={style.quiet}>
        {[
          sentence === '' && dueOn !== null && t('prepare.due', { date: localDateOf(dueOn) }),
          closed !== null && t('prepare.closed', { date: dateOf(closed) }),
          outcome !== null && t(`prepare.outcome.${outcome}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {checkIns.length > 0 && (
        <div data-screen={isShort ? '' : undefined}>
          <CutList
            most={4}
            mostOnPaper={1}
            moreOf={(count) => t('prepare.more', { count })}
            items={checkIns.toReversed().map((checkIn) => ({
              key: checkIn.at,
              content: <OneCheckIn checkIn={checkIn} />,
            }))}
          />
        </div>
      )}
    </div>
  );
}

function OneCheckIn({ checkIn }: { checkIn: Step['checkIns'][number] }) {
  const t = useText('queue');
  const dateOf = useDate();
  const { at, outcome, happened } = checkIn;
  return (
    <>
      <strong>{t(`prepare.outcome.${outcome}`)}</strong>{' '}
      <span className={style.quiet}>{dateOf(at)}</span>
      {happened !== '' && (
        <p className={style.words}>
          <PaperText text={happened} most={mostOnPaper} />
        </p>
      )}
    </>
  );
}
