import { later } from '../../../../lib/loading/later.ts';

export const Select = later('select', async () => (await import('./select-page.tsx')).SelectPage);
