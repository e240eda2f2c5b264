import type { Plan } from '@trio/domain/steps/plan';
import { toPlainText } from '@trio/domain/plain-text';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentThree, useReadySort } from '../../../lib/current-sort.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { withPart, type PlanProblems } from '../../../lib/steps/step-text.ts';
import { useStepSentence } from '../../../lib/steps/use-step-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { PlanFields } from '../../../ui/plan/plan-fields.tsx';
import style from './step-panel.module.css';

interface NextStepProps {
  heading: string;
  plan: Plan;
  isOpen: boolean;
  problems: PlanProblems;
  onOpen: (isOpen: boolean) => void;
  onChange: (changes: Partial<Plan>) => void;
}

const none: readonly never[] = [];

/** Optional: the same form as in the reflection. */
export function NextStep({ heading, plan, isOpen, problems, onOpen, onChange }: NextStepProps) {
  const t = useText('steps');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const three = currentThree(useReadySort());
  const viewOf = useCardViews(three?.extraCards ?? none, three?.ownCards);
  const toSentence = useStepSentence();
  const { action } = withPart({ action: '', plan }, {}, toSentence);
  const toggle = () => {
    flushSync(() => onOpen(!isOpen));
    if (!isOpen) place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={style.next} role="group" aria-labelledby={id}>
      <div className={style.nextHead}>
        <p id={id} className={style.label}>
          {heading}
        </p>
        <Button look="quiet" aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'checkIn.next.close' : 'checkIn.next.open')}
        </Button>
      </div>
      {isOpen && (
        <PlanFields
          plan={plan}
          sentence={action}
          cards={(three?.ids ?? []).flatMap((card) => viewOf(card) ?? [])}
          problems={problems}
          onChange={(changes) => onChange(plainTexts(changes))}
        />
      )}
    </div>
  );
}

const plainTexts = (changes: Partial<Plan>): Partial<Plan> =>
  Object.fromEntries(
    Object.entries(changes).map(([part, value]) => [part, value && toPlainText(value)]),
  );
