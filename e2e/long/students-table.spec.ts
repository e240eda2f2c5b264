import { expect, signIn, test } from '../fixtures.ts';
import { rowOf } from '../students-page.ts';
import { words } from '../words.ts';

const t = words.en;
test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

test('the table says of each student who, how long, when, which three, and what staff can do', async ({
  page,
}) => {
  await signIn(page, 'school');
  await page.goto('/dashboard/students');
  const table = page.getByRole('table', { name: t('students.title') });
  await expect(table.getByRole('columnheader')).toHaveText([
    t('list.firstname'),
    t('list.lastname'),
    t('list.email'),
    t('list.time'),
    t('list.lastSort'),
    t('list.first'),
    t('list.second'),
    t('list.third'),
    t('list.enabled'),
    t('list.profile'),
  ]);
  const sorted = rowOf(page, 'tenzin.ali');
  await expect(sorted.getByRole('switch')).toBeChecked();
  const profile = t('list.downloadOf', { name: 'Tenzin Ali' });
  await expect(sorted.getByRole('link', { name: profile })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '512');
  const figures = page.getByRole('region', { name: t('stats.heading') });
  await expect(figures.getByRole('term')).toHaveText([
    t('stats.students'),
    t('stats.sorts'),
    t('stats.time'),
    t('stats.perStudent'),
    t('stats.perSort'),
  ]);
});
