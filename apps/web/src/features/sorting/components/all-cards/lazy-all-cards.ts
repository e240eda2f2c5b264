import { lazyComponent } from '../../../../lib/loading/chunk.ts';

export const AllCards = lazyComponent(
  'all-cards',
  async () => (await import('./all-cards-page.tsx')).AllCardsPage,
);
