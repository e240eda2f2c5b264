import type { MonthlyCounts } from '@trio/contracts/dashboards';
import { useText } from '../../../lib/language/use-text.ts';
import type { Panel as PanelState } from '../../../lib/panel/use-panel.ts';
import { MonthChart } from '../../../ui/chart/month-chart.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';

/** How many students joined in each of the latest months. */
export function JoinedPanel({ months }: { months: PanelState<MonthlyCounts> }) {
  const t = useText('students');
  const d = useText('dashboard');
  const { data, problem, reload } = months;
  return (
    <Panel
      heading={t('joined.heading')}
      failure={d('Students.Chart.Error')}
      problem={problem}
      onRetry={() => void reload()}
      height={19}
    >
      {data && (
        <MonthChart
          label={t('joined.heading')}
          counts={data}
          wordCount={(count) => t('joined.count', { count })}
          none={t('joined.none')}
        />
      )}
    </Panel>
  );
}
