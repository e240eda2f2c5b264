import type { CSSProperties } from 'react';
import type { CardView } from '../../../../ui/card/card-view.ts';

export interface SceneProps {
  cards: readonly CardView[];
}

/** Start and duration of a part's motion in seconds, for motion.module.css. */
export const when = (from: number, seconds: number): CSSProperties =>
  ({ '--from': from, '--for': seconds }) as CSSProperties;
