import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readMail } from './mailbox.ts';
import {
  expectQuestion,
  openProfileActions,
  profileLink,
  savedReflection,
  sentence,
  shownDocument,
} from './results-page.ts';
import { deck, openPicking, pickAll, three, titleOf } from './select-page.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visitsOfThisRun) {
  const t = words[language];

  test.describe(locale, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('reveals the three, asks one question at a time, and shows the result', async ({
      page,
    }) => {
      await openPicking(page, { superlike: three, like: deck.slice(3, 5) }, language);
      await pickAll(
        page,
        three.map((key) => titleOf(key, language)),
      );
      await page.getByRole('button', { name: t('select.confirm') }).click();
      await expect(page.getByRole('heading', { name: t('saved.heading') })).toBeVisible();
      await expect(page.getByText(t('saved.saved'))).toBeVisible();
      await expect(page.getByRole('figure').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: t('reveal.careers') })).toHaveAttribute(
        'href',
        '/dashboard/explore',
      );
      await expectNoViolations(page, 'reveal');
      await page.getByRole('button', { name: t('reveal.why') }).click();

      await expectQuestion(page, 1, language);
      await expect(page.getByText(t('write.readers.text'))).toBeVisible();
      await expect(page.getByText(t('write.help.line'))).toBeVisible();
      await page.getByRole('button', { name: t('write.skip') }).click();
      const second = page.getByLabel(
        t('write.reason', { title: titleOf(three[1] ?? '', language) }),
      );
      await page.getByRole('button', { name: t('write.reason.start.2') }).click();
      await expect(second).toBeFocused();
      await page.keyboard.type('Nadia.');
      const text = `${t('write.reason.start.2').replace('…', '')} Nadia.`;
      await expectNoViolations(page, 'a question');

      await page.reload();
      await expect(page.getByText(t('write.draft'))).toBeVisible();
      await expect(second).toHaveValue(text);
      expect(await savedReflection(page)).toBeNull();
      await page.getByRole('button', { name: t('write.next') }).click();
      await expectQuestion(page, 3, language);
      await expect.poll(async () => (await savedReflection(page))?.reasons).toEqual(['', text, '']);
      await page.getByRole('button', { name: t('write.skip') }).click();
      await page.getByRole('button', { name: t('write.skip') }).click();
      await sentence(page, 'will').fill('call the shelter');
      await page.getByRole('button', { name: t('write.done') }).click();
      await expect(page.getByText(t('words.saved'))).toBeVisible();
      expect(await savedReflection(page)).toMatchObject({
        plan: { will: 'call the shelter' },
      });
      await expect(page.getByRole('region', { name: t('result.also') })).toContainText(
        titleOf(deck[3] ?? '', language),
      );
      await expectNoViolations(page, 'result');

      await page.getByRole('link', { name: t('saved.home') }).click();
      await expect(page.getByText('call the shelter').first()).toBeVisible();
      await page.getByRole('link', { name: t('stepPanel.change') }).click();
      await sentence(page, 'will').fill('visit the shelter');
      await page.getByRole('button', { name: t('write.save') }).click();
      await expect(page.getByText(t('words.saved'))).toBeVisible();
      await expect(page.getByText('visit the shelter').first()).toBeVisible();
      expect(await savedReflection(page)).toMatchObject({
        plan: { will: 'visit the shelter' },
      });
    });

    test('the profile opens in a new tab, and this tab continues to the conclusion', async ({
      page,
      context,
    }) => {
      const { firstname } = await openProfileActions(page, language);
      const showing = shownDocument(context);
      const opening = context.waitForEvent('page');
      await profileLink(page, language).click();
      const tab = await opening;
      expect(new URL(tab.url()).pathname).toBe('/dashboard/profile');
      const shown = await showing;
      expect(shown.status()).toBe(200);
      expect(shown.headers()['content-type']).toBe('application/pdf');
      expect(shown.headers()['content-disposition']).toMatch(/^inline; filename="Trio-Profil/u);
      expect(new URL(shown.url()).searchParams.get('language')).toBe(language);

      await expect(page).toHaveURL('/dashboard/cards/conclusion');
      await expect(
        page.getByRole('heading', { name: t('conclusion.heading', { name: firstname }) }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: t('conclusion.feedback') })).toHaveAttribute(
        'href',
        '/dashboard/support',
      );
      await expectNoViolations(page, 'conclusion');
      await page.getByRole('link', { name: t('conclusion.back') }).click();
      await expect(page).toHaveURL('/dashboard/cards');
      await expect(profileLink(page, language)).toBeVisible();
    });

    test('the profile can be emailed instead, and home says so', async ({ page }) => {
      const { email } = await openProfileActions(page, language);
      await page.getByRole('button', { name: t('profile.email') }).click();
      await expect(page).toHaveURL('/dashboard/cards/conclusion?downloadtype=email');
      await expect(page.getByText(t('profile.emailed', { email }))).toBeVisible();
      const message = await readMail(page.request, email, ({ attachment }) => attachment !== null);
      expect(message.language).toBe(language);
      expect(message.attachment?.fileName).toMatch(/^Trio-Profile?-Amélie-Roy-[\d-]{10}\.pdf$/u);

      await page.getByRole('link', { name: t('conclusion.back') }).click();
      await expect(page.getByText(t('profile.emailedBefore', { email }))).toBeVisible();
      await expect(page.getByRole('button', { name: t('profile.emailAgain') })).toBeVisible();
      await expectNoViolations(page, 'home after the e-mail');
    });
  });
}
