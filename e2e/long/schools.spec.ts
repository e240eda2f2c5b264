import { signInAgain, asNewStudent } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { drawPicture } from '../own-card-page.ts';
import {
  findSchoolRow,
  newSchoolForAdmin,
  openSettings,
  section,
  writeCard,
} from '../schools-page.ts';
import { answerCards, expectCard } from '../sort-page.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const colors = ['blue', 'yellow', 'pink', 'purple', 'green'] as const;
const card = {
  en: {
    title: 'Bees in the city',
    content: 'There are fewer flowers every year.\n\nGardeners make roofs bloom.',
    career: { title: 'Beekeeper', url: 'www.example.org/bees' },
  },
  fr: {
    title: 'Des abeilles en ville',
    content: 'Chaque année, il y a moins de fleurs.\n\nOn fait fleurir les toits.',
    career: { title: 'Apiculture', url: 'https://example.org/abeilles' },
  },
};

for (const { language, locale, viewport } of visits) {
  test.describe(`an administrator's schools, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('an administrator finds, configures and deletes a school and adds a card; its students get the settings', async ({
      page,
    }) => {
      test.slow();
      const { name, code } = await newSchoolForAdmin(page);

      await page.goto('/dashboard/students');
      for (const heading of ['overview.perMonth', 'overview.schoolsPerMonth'] as const) {
        await expect(section(page, t(heading)).getByRole('group').first()).toBeVisible();
      }
      await expect(section(page, t('stats.heading'))).toContainText(t('overview.schoolCount'));
      const byCount = page.getByRole('button', { name: t('table.count'), exact: true });
      for (const sort of ['?sort=studentcount%3Aasc', '?sort=studentcount%3Adesc', '']) {
        await byCount.click();
        await expect(page).toHaveURL(`/dashboard/students${sort}`);
      }

      // A school without students has no page of students, only settings.
      const row = await findSchoolRow(page, name, language);
      await expect(row).toContainText(t('badge.verification'));
      await expect(row.getByRole('link', { name, exact: true })).toHaveCount(0);
      await openSettings(page, name, language);
      const open = section(page, t('open.heading'));
      await open.getByRole('button', { name: t('open.verify') }).click();
      const asked = page.getByRole('dialog');
      await asked.getByRole('button', { name: t('open.verifyYes'), exact: true }).click();
      await expect(open).toContainText(t('open.yes'));
      await expect(open.getByRole('status')).toBeFocused();

      await page.getByLabel(t('flags.freemium')).check();
      const flags = section(page, t('flags.heading'));
      await expect(flags).toContainText(t('warning.freemium-without-consumer'));
      await page.getByLabel(t('flags.freemium')).uncheck();
      await page.getByLabel(t('flags.explorer')).check();
      await page.getByLabel(t('flags.order')).check();
      for (const color of colors) {
        const category = t(`category.${color}`);
        await page.getByRole('button', { name: t('deck.noneOf', { category }) }).click();
      }
      await expect(page.getByText(t('deck.count', { kept: 9, total: 56 }))).toBeVisible();
      await page.getByRole('button', { name: t('save.save') }).click();
      await expect(page.getByRole('status').filter({ hasText: t('save.saved') })).toBeVisible();

      const dialog = await writeCard(page, card, language);
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'bees.jpg',
          mimeType: 'image/jpeg',
          buffer: await drawPicture(page),
        });
      const preview = dialog.getByRole('region', { name: t('preview.heading') });
      await expect(preview.locator('[lang=en] img').first()).toHaveAttribute(
        'src',
        /^\/api\/cards\/pictures\//u,
      );
      await expect(preview.locator('figcaption')).toContainText([card.en.title, card.fr.title]);
      await preview.getByLabel('Français').check();
      await expect(preview.getByRole('article')).toContainText('On fait fleurir les toits.');
      await expectNoViolations(page, 'the form of a card');
      await dialog.getByRole('button', { name: t('editor.save') }).click();
      const { title } = card[language];
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(
        t('cards.added', { title }),
      );

      const student = await asNewStudent(page, { code });
      await page.goto('/dashboard/cards/reminder');
      await page.getByRole('button', { name: t('reminder.start') }).click();
      await expectCard(page, 1, { count: 10, language });
      await answerCards(
        page,
        Array.from({ length: 9 }, () => 'like' as const),
        language,
      );
      await expectCard(page, 10, { count: 10, language });
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      if (language === 'en') {
        const picture = page.locator('figure img[src^="/api/cards/pictures/"]').first();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }

      await signIn(page, 'admin');
      const found = await findSchoolRow(page, name, language);
      await expect(found.getByRole('link', { name, exact: true })).toBeVisible();
      await found.getByRole('button', { name: t('table.deleteOne', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('deleteSchool.heading', { name }) });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await found.getByRole('button', { name: t('table.deleteOne', { name }) }).click();
      await expectNoViolations(page, 'the question before');
      await question.getByRole('button', { name: t('deleteSchool.yes') }).click();
      await expect(question).toContainText(t('deleteSchool.tickFirst'));
      await question.getByRole('checkbox').check();
      await question.getByRole('button', { name: t('deleteSchool.yes') }).click();
      const status = page.getByRole('status').filter({ hasText: t('deleteSchool.done', { name }) });
      await expect(status).toBeFocused();
      await expect(page.getByText(t('table.noneFound', { search: name }))).toBeVisible();
      expect((await signInAgain(page, student.email)).status()).toBe(404);
    });
  });
}
