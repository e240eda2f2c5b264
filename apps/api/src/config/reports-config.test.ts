import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const reports = (environment: NodeJS.ProcessEnv) => readConfig(environment).reports;

describe('error reports and usage forwarding', () => {
  it('are off by default', () => {
    expect(reports({ ERROR_REPORTS: '', USAGE_FORWARD_URL: '' })).toEqual({
      errorReports: 'off',
      usageForwardUrl: undefined,
    });
    expect(reports({ ERROR_REPORTS: 'off' }).errorReports).toBe('off');
  });

  it('go to the log or to the configured address', () => {
    expect(reports({ ERROR_REPORTS: 'log' }).errorReports).toBe('log');
    expect(
      reports({
        ERROR_REPORTS: 'https://faults.example.org/in?project=7',
        USAGE_FORWARD_URL: 'http://127.0.0.1:4100/counts',
      }),
    ).toEqual({
      errorReports: { url: 'https://faults.example.org/in?project=7' },
      usageForwardUrl: 'http://127.0.0.1:4100/counts',
    });
  });

  it.each([
    ['ERROR_REPORTS', 'yes'],
    ['ERROR_REPORTS', 'http://faults.example.org'],
    ['ERROR_REPORTS', 'https://key:secret@faults.example.org'],
    ['USAGE_FORWARD_URL', 'counts.example.org'],
    ['USAGE_FORWARD_URL', 'ftp://counts.example.org'],
    ['USAGE_FORWARD_URL', 'http://127.0.0.1.example.org'],
  ])('reports an invalid %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`, 'u'));
  });
});
