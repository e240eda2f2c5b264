/** In the order in which a student goes through them. */
export const stages = [
  'not-joined',
  'joined',
  'sorting',
  'picking',
  'picked',
  'reflected',
] as const;
export type Stage = (typeof stages)[number];
