import { wordDuration } from '@trio/i18n/duration';
import { useText } from './use-text.ts';

/** Hours and minutes in the reader's language; '-' where there is nothing to say. */
export function useDuration(): (milliseconds: number | null) => string {
  const t = useText('dashboard');
  return (milliseconds) => wordDuration(t, milliseconds);
}
