import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';

/** Which of these was last seen on the screen: none before the first, not this one while it is new. */
export function useDrawn(name: string): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => afterPaint(() => setDrawn(name)), [name]);
  return drawn;
}
