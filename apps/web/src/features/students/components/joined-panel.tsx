import { useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { MonthChart } from '../../../ui/chart/month-chart.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { monthlyCountsQuery } from '../api/students.ts';

export function JoinedPanel({ schoolId }: { schoolId: string }) {
  const t = useText('students');
  const d = useText('dashboard');
  const { data, problem, refetch } = useServerData(monthlyCountsQuery(schoolId));
  return (
    <Panel
      heading={t('joined.heading')}
      failure={d('Students.Chart.Error')}
      problem={problem}
      onRetry={() => void refetch()}
      height={19}
    >
      {data ? (
        <MonthChart
          label={t('joined.heading')}
          counts={data}
          wordCount={(count) => t('joined.count', { count })}
          none={t('joined.none')}
        />
      ) : null}
    </Panel>
  );
}
