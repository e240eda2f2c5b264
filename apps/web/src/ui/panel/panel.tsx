import { useId, type ReactNode } from 'react';
import type { FormProblem } from '../../lib/forms/use-form.ts';
import { useText } from '../../lib/language/use-text.ts';
import form from '../form.module.css';
import style from './panel.module.css';
import { PanelProblem } from './panel-problem.tsx';

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
  const t = useText('dashboard');
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
          <span className={form.aloud}>{t('panel.loading')}</span>
        </div>
      )}
      {children}
    </section>
  );
}
