import type { ErrorReport } from '@trio/contracts/error-reports';
import { isForeignError, sanitizeError, sanitizeText } from '@trio/domain/sanitize-error';
import type { ErrorReports } from '../../platform/error-reports/error-reports.ts';

type Log = Parameters<ErrorReports['report']>[1];

export interface ErrorReportsService {
  /** Scrubs the report again: a client can send anything. */
  report(report: ErrorReport, log: Log): { accepted: boolean };
}

export function createErrorReportsService(reports: ErrorReports): ErrorReportsService {
  return {
    report: ({ route, language, ...fault }, log) => {
      if (!reports.isOn || isForeignError(fault)) return { accepted: false };
      const scrubbed = { ...sanitizeError(fault), route: sanitizeText(route), language };
      reports.report({ source: 'browser', ...scrubbed }, log);
      return { accepted: true };
    },
  };
}
