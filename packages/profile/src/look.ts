import type { CardColor } from '@trio/domain/sorting/sort';

export interface CategoryColors {
  readonly tint: string;
  readonly mid: string;
  readonly strong: string;
  readonly deep: string;
}

export const categoryColors: Readonly<Record<CardColor, CategoryColors>> = {
  blue: { tint: '#D7E8FB', mid: '#7FB2EE', strong: '#1C6DD0', deep: '#0B2F66' },
  yellow: { tint: '#FFF0BF', mid: '#FFD166', strong: '#E0A100', deep: '#5C3D00' },
  pink: { tint: '#FCDDE9', mid: '#F29BBE', strong: '#D6336C', deep: '#6B0F36' },
  purple: { tint: '#E4DAF7', mid: '#B79BEA', strong: '#6B3FA0', deep: '#2A1259' },
  green: { tint: '#CFEAD6', mid: '#7CC79A', strong: '#2F9E64', deep: '#0F3D2A' },
  red: { tint: '#FFE1D6', mid: '#FFC2AE', strong: '#C2261B', deep: '#6B0F08' },
};
