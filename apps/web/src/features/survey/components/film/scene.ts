import type { CSSProperties } from 'react';
import type { CardView } from '../../../../ui/card/card-view.ts';

export interface SceneProps {
  cards: readonly CardView[];
}

/** When a part of a scene moves: seconds after the scene's beginning, and for how long. Read by motion.module.css. */
export const when = (from: number, seconds: number): CSSProperties =>
  ({ '--from': from, '--for': seconds }) as CSSProperties;
