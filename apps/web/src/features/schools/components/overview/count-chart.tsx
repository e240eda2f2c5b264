import { useText } from '../../../../lib/language/use-text.ts';
import { usePanel } from '../../../../lib/panel/use-panel.ts';
import { MonthChart } from '../../../../ui/chart/month-chart.tsx';
import { Panel } from '../../../../ui/panel/panel.tsx';
import { findMonthlyCounts } from '../../api/schools.ts';

interface CountChartProps {
  counted: 'student' | 'school';
  /** Asked anew when it changes. */
  round: number;
}

const words = {
  student: {
    heading: 'overview.perMonth',
    count: 'overview.students',
    none: 'overview.noStudents',
  },
  school: {
    heading: 'overview.schoolsPerMonth',
    count: 'overview.schools',
    none: 'overview.noSchools',
  },
} as const;

/** How many joined, month by month. */
export function CountChart({ counted, round }: CountChartProps) {
  const t = useText('schools');
  const d = useText('dashboard');
  const { data, problem, reload } = usePanel(`${counted} ${round}`, () =>
    findMonthlyCounts(counted),
  );
  const { heading, count: wordCount, none } = words[counted];
  return (
    <Panel
      heading={t(heading)}
      failure={d('Students.Chart.Error')}
      problem={problem}
      onRetry={() => void reload()}
      height={19}
    >
      {data && (
        <MonthChart
          label={t(heading)}
          counts={data}
          wordCount={(count) => t(wordCount, { count })}
          none={t(none)}
        />
      )}
    </Panel>
  );
}
