import type { StudentSummary } from '@trio/contracts/dashboards';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useDuration } from '../../lib/language/use-duration.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Figures, type Figure } from './figures.tsx';

interface StatsPanelProps {
  heading: string;
  /** Null while it loads, and where it could not be loaded: the figures are '-'. */
  summary: StudentSummary | null;
  isLoading: boolean;
  /** What stands before them: schools, for an administrator. */
  before?: readonly Figure[];
  /** What is said before all of them. */
  children?: ReactNode;
}

/** What there is in all: students, sorts, time, and what that makes for each. */
export function StatsPanel(props: StatsPanelProps) {
  const { heading, summary, isLoading, before = [], children } = props;
  const t = useText('dashboard');
  const time = useDuration();
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const count = (value: number | undefined) =>
    value === undefined ? missing : number.format(value);
  // Without a confirmed sort there is no time to speak of.
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
