import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { asDemoGroupStudent, groups } from '../group-students.ts';
import { words } from '../words.ts';

async function openFilm(page: Page, email: string): Promise<void> {
  await asDemoGroupStudent(page, email);
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('slider')).toBeVisible();
}

async function openOnClock(page: Page): Promise<void> {
  await page.clock.install();
  await openFilm(page, groups.consumer.waiting);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

for (const language of ['en', 'fr'] as const) {
  test.describe(`the film of a consumer group’s home page in ${language}`, () => {
    test.use({ locale: `${language}-CA` });
    const t = words[language];
    const button = (page: Page, name: 'play' | 'pause' | 'again') =>
      page.getByRole('button', { name: t(`film.${name}`), exact: true });

    test('waits for Play, shows captions in turn, pauses, ends and plays again', async ({
      page,
    }) => {
      await openOnClock(page);
      const film = page.getByRole('region', { name: t('whatNext.heading') });
      await page.clock.runFor(5000);
      await expect(film).toContainText(t('film.about', { seconds: 43 }));
      await expect(page.getByRole('slider')).toHaveValue('0');

      await button(page, 'play').focus();
      await page.keyboard.press('Enter');
      await page.clock.runFor(3000);
      await expect(film.locator('p').first()).toHaveText(t('film.chosen'));
      await page.clock.runFor(7000);
      await expect(film.locator('p').first()).toHaveText(t('film.meaning'));

      await button(page, 'pause').click();
      const position = await page.getByRole('slider').inputValue();
      await page.clock.runFor(20_000);
      await expect(page.getByRole('slider')).toHaveValue(position);

      await button(page, 'play').click();
      await page.clock.runFor(40_000);
      await expect(film.locator('p').first()).toHaveText(t('film.until'));
      await button(page, 'again').click();
      await page.clock.runFor(1000);
      await expect(film.locator('p').first()).toHaveText(t('film.chosen'));
    });

    test('can be controlled by keyboard and read as a transcript', async ({ page }) => {
      await openFilm(page, groups.consumer.waiting);
      const slider = page.getByRole('slider', { name: t('film.position') });
      await slider.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', t('film.at', { at: 43, total: 43 }));
      await expect(button(page, 'again')).toBeVisible();
      await slider.press('Home');
      await slider.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuetext', t('film.at', { at: 1, total: 43 }));

      await page.getByText(t('film.transcript')).click();
      const scenes = page.getByRole('group').getByRole('listitem');
      await expect(scenes).toContainText([
        t('film.chosen'),
        t('film.meaning'),
        t('film.ways'),
        t('film.made'),
        t('film.sent'),
        t('film.until'),
      ]);
      await expectNoViolations(page, 'the film as text');
    });

    test('says that the profile was sent, once that is true', async ({ page }) => {
      await openFilm(page, groups.consumer.sent);
      const film = page.getByRole('region', { name: t('film.heading.sent') });
      await film.getByText(t('film.transcript')).click();
      await expect(film.getByRole('listitem').nth(4)).toContainText(t('film.sent.sent'));
      await expect(film).not.toContainText(t('film.sent'));
    });

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('shows each scene as a still', async ({ page }) => {
        await openOnClock(page);
        const clock = () =>
          page
            .locator('[style*="--t"]')
            .last()
            .evaluate((scene) => scene.style.getPropertyValue('--t'));
        await button(page, 'play').click();
        await page.clock.runFor(1000);
        expect(await clock()).toBe('7');
        await page.clock.runFor(8000);
        expect(await clock()).toBe('8');
      });
    });
  });
}
