import { lazyComponent } from '../../../../lib/loading/chunk.ts';

export const Select = lazyComponent(
  'select',
  async () => (await import('./select-page.tsx')).SelectPage,
);
