export const bulletKeys = [
  'bulletOne',
  'bulletTwo',
  'bulletThree',
  'bulletFour',
  'bulletFive',
  'bulletSix',
  'bulletSeven',
  'bulletEight',
  'bulletNine',
  'bulletTen',
  'bulletEleven',
  'bulletTwelve',
  'bulletThirteen',
  'bulletFourteen',
  'bulletFifteen',
] as const;

export type BulletKey = (typeof bulletKeys)[number];
