import type { StudentSummary } from '@trio/contracts/dashboards';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useDuration } from '../../lib/language/use-date-time.ts';
import { useText } from '../../lib/language/use-text.ts';
import style from './figures.module.css';

interface StatsPanelProps {
  heading: string;
  /** Null while loading and after a failure: the figures show '-'. */
  summary: StudentSummary | null;
  isLoading: boolean;
  before?: readonly Figure[];
  children?: ReactNode;
}

export function StatsPanel(props: StatsPanelProps) {
  const { heading, summary, isLoading, before = [], children } = props;
  const t = useText('dashboard');
  const time = useDuration();
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const count = (value: number | undefined) =>
    value === undefined ? missing : number.format(value);
  // Times are meaningless without a confirmed sort.
  const timed = summary?.totalSortAttempts === 0 ? null : summary;
  const figures: Figure[] = [
    ...before,
    { label: t('stats.students'), value: count(summary?.totalStudents) },
    { label: t('stats.sorts'), value: count(summary?.totalSortAttempts) },
    { label: t('stats.time'), value: time(timed?.totalTimeSpent ?? null) },
    {
      label: t('stats.perStudent'),
      value: time(timed?.averageTimeSpentPerStudentWithTrackedTime ?? null),
    },
    {
      label: t('stats.perSort'),
      value: time(timed?.averageTimeSpentPerSortWithTrackedTime ?? null),
    },
  ];
  return (
    <Figures heading={heading} figures={figures} isLoading={isLoading && summary === null}>
      {children}
    </Figures>
  );
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

interface FiguresProps {
  heading: string;
  figures: readonly Figure[];
  isLoading: boolean;
  children?: ReactNode;
}

export function Figures({ heading, figures, isLoading, children }: FiguresProps) {
  const id = useId();
  return (
    <section className={style.figures} aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id} className={style.heading}>
        {heading}
      </h2>
      {children}
      <dl className={style.list}>
        {figures.map(({ label, value, note }) => (
          <div key={label} className={style.figure}>
            <dt>{label}</dt>
            <dd className={style.value}>{value}</dd>
            {note !== undefined && <dd className={style.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
