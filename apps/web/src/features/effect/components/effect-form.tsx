import type { answerEffect } from '@trio/contracts/effect';
import type { BodyInput } from '@trio/contracts/endpoint';
import { type effectPoints, effectStatements } from '@trio/domain/effect/effect';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import style from './effect-panel.module.css';
import { StatementGroup } from './statement-group.tsx';

type Point = (typeof effectPoints)[number];
type AllPoints = NonNullable<BodyInput<typeof answerEffect>['points']>;

interface EffectFormProps {
  onSend: (points: AllPoints) => Promise<void>;
}

export function EffectForm({ onSend }: EffectFormProps) {
  const t = useText('effect');
  const e = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [points, setPoints] = useState<readonly (Point | null)[]>([null, null, null]);
  const [isChecked, setChecked] = useState(false);
  const { state, run } = useAction(async () => {
    const [problems, step, person] = points;
    if (problems && step && person) await onSend([problems, step, person]);
  });
  const isBusy = state.status === 'busy';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = points.indexOf(null);
    if (missing === -1) return void run();
    flushSync(() => setChecked(true));
    form.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={style.form} noValidate onSubmit={submit}>
      {effectStatements.map((statement, at) => (
        <StatementGroup
          key={statement}
          statement={statement}
          value={points[at] ?? null}
          isMissing={isChecked && points[at] === null}
          onChoose={(point) =>
            setPoints(points.map((each, other) => (other === at ? point : each)))
          }
        />
      ))}
      <p className={style.who}>{t('effect.who')}</p>
      <p className={style.missing} role="alert">
        {isChecked && points.includes(null) && t('effect.missing')}
      </p>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
      <div>
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {t(isBusy ? 'effect.sending' : 'effect.send')}
        </Button>
      </div>
    </form>
  );
}
