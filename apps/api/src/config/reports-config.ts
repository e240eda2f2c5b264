import { isLoopbackHost } from '../platform/loopback.ts';

export interface ReportSettings {
  readonly errorReports: 'off' | 'log' | { readonly url: string };
  readonly usageForwardUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readReportSettings(environment: Environment): {
  readonly settings: ReportSettings;
  readonly problems: readonly string[];
} {
  const reports = environment['ERROR_REPORTS'] ?? 'off';
  const usageForwardUrl = environment['USAGE_FORWARD_URL'];
  const problems: string[] = [];
  if (reports !== 'off' && reports !== 'log' && !isSafeAddress(reports)) {
    problems.push(
      'ERROR_REPORTS must be off, log or an https address (http on this machine only), for example https://faults.example.org/trio',
    );
  }
  if (usageForwardUrl !== undefined && !isSafeAddress(usageForwardUrl)) {
    problems.push(
      'USAGE_FORWARD_URL must be an https address (http on this machine only), for example https://counts.example.org/trio',
    );
  }
  const errorReports = reports === 'off' || reports === 'log' ? reports : { url: reports };
  return { settings: { errorReports, usageForwardUrl }, problems };
}

function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  // Credentials in a URL would appear in messages about it.
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}
