import type { dashboard } from './en/dashboard.ts';
import type { Translate } from './translator.ts';

const minute = 60_000;

export const missing = '-';

type Words = Pick<typeof dashboard, 'time.less' | 'time.hours' | 'time.minutes' | 'time.both'>;

export function formatDuration(t: Translate<Words>, milliseconds: number | null): string {
  if (milliseconds === null) return missing;
  const all = Math.floor(milliseconds / minute);
  if (all === 0) return t('time.less');
  const hours = t('time.hours', { count: Math.floor(all / 60) });
  const minutes = t('time.minutes', { count: all % 60 });
  if (all < 60) return minutes;
  return all % 60 === 0 ? hours : t('time.both', { hours, minutes });
}
