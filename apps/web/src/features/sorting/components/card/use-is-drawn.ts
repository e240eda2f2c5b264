import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';

/** Whether this has been on the screen: false while it is new, true once it has been drawn. */
export function useIsDrawn(name: string): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => afterPaint(() => setDrawn(name)), [name]);
  return drawn === name;
}
