import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel/panel.tsx';

interface UsageSheetProps {
  heading: string;
  /** Null until the figures are there. */
  children: ReactNode;
  height: number;
}

/** One sheet of the page. All come with one answer, whose failure the page itself tells. */
export const UsageSheet = ({ heading, children, height }: UsageSheetProps) => (
  <Panel heading={heading} failure="" problem={null} onRetry={() => {}} height={height}>
    {children}
  </Panel>
);
