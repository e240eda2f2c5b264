import { useServerData } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { MonthChart } from '../../../../ui/chart/month-chart.tsx';
import { Panel } from '../../../../ui/panel/panel.tsx';
import { monthlyCountsQuery } from '../../api/schools.ts';

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

export function CountChart({ counted }: { counted: 'student' | 'school' }) {
  const t = useText('schools');
  const d = useText('dashboard');
  const { data, problem, refetch } = useServerData(monthlyCountsQuery(counted));
  const { heading, count: wordCount, none } = words[counted];
  return (
    <Panel
      heading={t(heading)}
      failure={d('Students.Chart.Error')}
      problem={problem}
      onRetry={() => void refetch()}
      height={19}
    >
      {data ? (
        <MonthChart
          label={t(heading)}
          counts={data}
          wordCount={(count) => t(wordCount, { count })}
          none={t(none)}
        />
      ) : null}
    </Panel>
  );
}
