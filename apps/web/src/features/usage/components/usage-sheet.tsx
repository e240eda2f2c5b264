import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { NumbersTable } from '../../../ui/chart/numbers-table.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';

interface UsageSheetProps {
  heading: string;
  /** Null until loaded. */
  children: ReactNode;
  height: number;
}

/** All sheets share one answer; the page shows its error. */
export const UsageSheet = ({ heading, children, height }: UsageSheetProps) => (
  <Panel heading={heading} failure="" problem={null} onRetry={() => {}} height={height}>
    {children}
  </Panel>
);

interface NumbersProps extends Pick<ComponentProps<typeof NumbersTable>, 'columns' | 'rows'> {
  label: string;
}

export function Numbers({ label, columns, rows }: NumbersProps) {
  const t = useText('usage');
  return (
    <NumbersTable summary={t('usage.numbers')} scrollLabel={label} columns={columns} rows={rows} />
  );
}
