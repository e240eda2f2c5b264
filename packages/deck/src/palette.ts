import type { Color } from './card-source.ts';

/** Dark enough for white text. */
export const bandColors: Readonly<Record<Color, string>> = {
  blue: '#0B2F66',
  yellow: '#5C3D00',
  pink: '#6B0F36',
  purple: '#2A1259',
  green: '#0F3D2A',
  red: '#6B0F08',
};
