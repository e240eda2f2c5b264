import type { FormProblem } from '../../lib/forms/use-form.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../button.tsx';
import { ErrorNotice } from '../notice.tsx';
import style from './panel.module.css';

interface PanelProblemProps {
  /** What failed. */
  text: string;
  /** Why, as far as the reader can do something about it. */
  problem: FormProblem;
  /** What was loaded before is still shown. */
  isOld?: boolean;
  onRetry: () => void;
}

export function PanelProblem({ text, problem, isOld = false, onRetry }: PanelProblemProps) {
  const t = useText('dashboard');
  const e = useText('errors');
  const reason = problem === 'error.offline' ? e(problem) : null;
  return (
    <div className={style.problem}>
      <ErrorNotice>{[text, reason, isOld && t('panel.old')].filter(Boolean).join(' ')}</ErrorNotice>
      <Button look="quiet" onClick={onRetry}>
        {t('panel.retry')}
      </Button>
    </div>
  );
}
