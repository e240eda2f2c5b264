import { type ReactNode, useId } from 'react';
import type { FormProblem } from '../../lib/forms/use-form.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useWaitingMark } from '../../lib/outage/outage.ts';
import { Button } from '../button.tsx';
import { Note } from '../note.tsx';
import { ErrorNotice } from '../notice.tsx';
import style from './panel.module.css';

interface PanelProps {
  heading: string;
  aside?: ReactNode;
  failure: string;
  problem: FormProblem | null;
  onRetry: () => void;
  /** Null until the first answer. */
  children: ReactNode;
  /** Height of the loading outline in rem, against layout shift. */
  height: number;
}

export function Panel({ heading, aside, failure, problem, onRetry, children, height }: PanelProps) {
  const s = useText('shell');
  const id = useId();
  const isEmpty = children === null;
  return (
    <section className={style.panel} aria-labelledby={id} aria-busy={isEmpty && problem === null}>
      <div className={style.head}>
        <h2 id={id} className={style.heading}>
          {heading}
        </h2>
        {!isEmpty && aside}
      </div>
      {problem !== null && (
        <PanelProblem text={failure} problem={problem} isOld={!isEmpty} onRetry={onRetry} />
      )}
      {isEmpty && problem === null && (
        <div className={style.outline} role="status" style={{ minHeight: `${height}rem` }}>
          <span className="visually-hidden">{s('panel.loading')}</span>
        </div>
      )}
      {children}
    </section>
  );
}

interface PanelProblemProps {
  text?: string;
  problem: FormProblem;
  isOld?: boolean;
  onRetry: () => void;
}

export function PanelProblem({ text, problem, isOld = false, onRetry }: PanelProblemProps) {
  const s = useText('shell');
  const e = useErrorText();
  const isServerDown = problem === 'server/unavailable';
  useWaitingMark(isServerDown);
  const old = isOld && s('panel.old');
  if (isServerDown) {
    return (
      <div className={style.problem}>
        <Note>
          <p>{[text, s('status.troublePart'), old].filter(Boolean).join(' ')}</p>
        </Note>
        <Button look="quiet" onClick={onRetry}>
          {s('status.tryNow')}
        </Button>
      </div>
    );
  }
  const reason = problem === 'error.offline' || text === undefined ? e(problem) : null;
  return (
    <div className={style.problem}>
      <ErrorNotice>{[text, reason, old].filter(Boolean).join(' ')}</ErrorNotice>
      <Button look="quiet" onClick={onRetry}>
        {s('panel.retry')}
      </Button>
    </div>
  );
}
