import { formatDuration } from '@trio/i18n/duration';
import { useText } from './use-text.ts';

/** Returns '-' for null. */
export function useDuration(): (milliseconds: number | null) => string {
  const t = useText('dashboard');
  return (milliseconds) => formatDuration(t, milliseconds);
}
