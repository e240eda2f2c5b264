import { readFile } from 'node:fs/promises';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { deck, titleOf } from './select-page.ts';
import { lastNames, rowOf, schoolWith, type Classmate } from './students-page.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

const [first = '', second = '', third = '', fourth = ''] = deck;

const classmates: readonly Classmate[] = [
  { firstname: 'Zoé', lastname: 'Arsenault', three: [first, second, third] },
  { firstname: 'Noah', lastname: 'Bélanger' },
  { firstname: 'Inès', lastname: 'Cormier', three: [first, third, fourth], pace: 400 },
];

const tablet = { width: 768, height: 1024 };

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`a school’s students, in ${language}`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('staff see which students have sorted and which challenges are popular; the address holds the state of the table', async ({
      page,
    }) => {
      await schoolWith(page, classmates);
      await page.goto('/dashboard/students');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch Hill School');
      await expect(page.getByText(t('glance.of', { sorted: 2, count: 3 }))).toBeVisible();
      await expect(page.getByText(t('glance.notYet', { count: 1 }))).toBeVisible();

      const chart = page.getByRole('region', { name: t('joined.heading') });
      await chart.getByText(t('chart.numbers')).click();
      for (const months of [6, 12]) {
        await chart.getByRole('button', { name: t('chart.months', { count: months }) }).click();
        const bars = await chart
          .getByRole('img')
          .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
        const rows = await chart
          .locator('tbody tr')
          .evaluateAll((all) =>
            all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
          );
        expect(bars).toHaveLength(months);
        expect(bars).toEqual(
          rows.map(([month = '', value = '']) => t('chart.bar', { month, value })),
        );
      }
      const month = new Intl.DateTimeFormat(locale, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date());
      const newest = chart.getByRole('img').last();
      await newest.focus();
      const value = t('joined.count', { count: 3 });
      await expect(newest).toHaveAccessibleName(t('chart.bar', { month, value }));
      await page.keyboard.press('ArrowLeft');
      await expect(chart.getByRole('img').nth(10)).toBeFocused();

      const top = page.getByRole('region', { name: t('top.heading') }).getByRole('listitem');
      await expect(top).toHaveCount(3);
      await expect(top.first()).toContainText(t('top.chosenBy', { count: 2 }));
      await expect(top.nth(2)).toContainText(t('top.chosenBy', { count: 1 }));
      await expectNoViolations(page, 'a school with students');

      await expect.poll(() => lastNames(page)).toEqual(['Arsenault', 'Bélanger', 'Cormier']);

      const byLastSort = page.getByRole('columnheader', { name: t('list.lastSort') });
      const sorted = [
        ['ascending', /\?sort=asc$/u, ['Bélanger', 'Arsenault', 'Cormier']],
        ['descending', /\?sort=desc$/u, ['Cormier', 'Arsenault', 'Bélanger']],
        ['none', /\/students$/u, ['Arsenault', 'Bélanger', 'Cormier']],
      ] as const;
      for (const [order, address, names] of sorted) {
        await byLastSort.getByRole('button').click();
        await expect(byLastSort).toHaveAttribute('aria-sort', order);
        await expect(page).toHaveURL(address);
        await expect.poll(() => lastNames(page)).toEqual(names);
      }

      const box = page.getByRole('searchbox');
      await expect(box).toHaveAttribute('placeholder', t('search.placeholder'));
      await box.fill('be');
      await expect(page.getByText(t('search.tooShort', { count: 3 }))).toBeVisible();
      expect(await lastNames(page)).toHaveLength(3);
      await box.fill('belang');
      await expect.poll(() => lastNames(page)).toEqual(['Bélanger']);
      await expect(page).toHaveURL(/\?search=belang$/u);
      await page.goBack();
      await expect.poll(() => lastNames(page)).toHaveLength(3);
      await expect(box).toHaveValue('');

      // On a phone the open student has the controls that a card leaves out.
      await page.setViewportSize(tablet);
      const name = 'Noah Bélanger';
      const toggle = page.getByRole('switch', { name: t('list.enabledOf', { name }) });
      await toggle.click();
      await expect(page.getByText(t('list.disabled', { name }))).toBeVisible();
      await expect(toggle).toHaveCount(0);
      await page.getByRole('checkbox', { name: t('list.showDisabled') }).check();
      await expect(page).toHaveURL(/\?disabled=1$/u);
      await expect(toggle).not.toBeChecked();
      await toggle.click();
      await expect(toggle).toBeChecked();
      await expect(page.getByText(t('list.enabledAgain', { name }))).toBeVisible();
    });

    test('staff export a CSV file and a profile, step through students, and delete one', async ({
      page,
    }) => {
      await schoolWith(page, classmates);
      await page.goto('/dashboard/students?search=cormier');
      await expect.poll(() => lastNames(page)).toEqual(['Cormier']);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t('export.csv') }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^students\d{8}\.csv$/u);
      const text = await readFile(await file.path(), 'utf8');
      const [headings = '', row = '', ...rest] = text.trimEnd().split('\r\n');
      expect(headings).toContain(t('list.firstname'));
      expect(row).toMatch(/^Inès[,;]Cormier[,;]/u);
      expect(row).toContain(titleOf(first, language));
      expect(rest).toEqual([]);
      await expect(
        page.getByText(t('export.done', { file: file.suggestedFilename() })),
      ).toBeVisible();

      await page.setViewportSize(tablet);
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        rowOf(page, 'Cormier')
          .getByRole('link', { name: t('list.downloadOf', { name: 'Inès Cormier' }) })
          .click(),
      ]);
      await expect(tab).toHaveURL(/\/dashboard\/profile\?language=\w\w&uid=|\/api\/results\/pdf/u);
      await tab.close();

      await page.goto('/dashboard/students?search=noah');
      await expect(
        rowOf(page, 'Bélanger').getByRole('button', {
          name: t('list.downloadOf', { name: 'Noah Bélanger' }),
        }),
      ).toBeDisabled();

      await page.goto('/dashboard/students');
      const opener = page.getByRole('button', { name: t('list.open', { name: 'Zoé Arsenault' }) });
      await opener.click();
      const detail = page.getByRole('dialog', { name: 'Zoé Arsenault' });
      await expect(detail).toContainText(titleOf(second, language));
      await expect(detail).toContainText(t('detail.noWords'));
      await expect(detail.getByText(t('detail.quick'))).toHaveCount(0);
      await expect(page).toHaveURL(/\?student=[\da-f-]{36}$/u);
      await expectNoViolations(page, 'a student');

      await detail.getByRole('button', { name: t('detail.next') }).click();
      const other = page.getByRole('dialog', { name: 'Noah Bélanger' });
      await expect(other.getByText(t('detail.noSorts'))).toBeVisible();
      const next = other.getByRole('button', { name: t('detail.next') });
      await expect(next).toBeFocused();
      await next.press('Enter');
      const last = page.getByRole('dialog', { name: 'Inès Cormier' });
      await expect(last.getByText(t('detail.quick'))).toBeVisible();

      await page.reload();
      await expect(last.getByText(t('detail.quick'))).toBeVisible();
      await last.getByRole('button', { name: t('detail.delete') }).click();
      const question = page.getByRole('dialog', {
        name: t('delete.heading', { name: 'Inès Cormier' }),
      });
      await question.getByRole('button', { name: t('delete.confirm') }).click();
      const status = page.getByText(t('list.deleted', { name: 'Inès Cormier' }));
      await expect(status).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ has: status })).toBeFocused();
      await expect.poll(() => lastNames(page)).toEqual(['Arsenault', 'Bélanger']);
      await expect(page.getByText(t('glance.of', { sorted: 1, count: 2 }))).toBeVisible();
    });
  });
}
