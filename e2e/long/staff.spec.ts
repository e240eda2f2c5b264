import { asNewSchool, confirmByMail } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, newEmail, signIn, test } from '../fixtures.ts';
import { readMail, readMailedLink } from '../mailbox.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const secret = 'quiet green lantern';

for (const { language, locale, viewport } of visits) {
  test.describe(`a school's team, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('a colleague is invited, chooses a password, sees the team and is removed; the audit log shows it', async ({
      page,
      browser,
    }) => {
      const first = await asNewSchool(page);
      const firstName = `${first.firstname} ${first.lastname}`;
      await page.goto('/dashboard/staff');
      const invite = page.getByRole('region', { name: t('staff.inviteHeading') });
      await expect(invite).toContainText(t('staff.waitsVerification', { address: first.email }));
      await confirmByMail(page, first.email);
      await page.reload();
      const team = page.getByRole('list', { name: t('staff.list') });
      await expect(team.getByRole('listitem')).toContainText([t('staff.you')]);
      await expect(page.getByText(t('staff.alone'))).toBeVisible();

      const email = newEmail();
      const name = `Léa ${crypto.randomUUID().slice(0, 8)}`;
      await invite.getByRole('button', { name: t('staff.invite') }).click();
      await expect(invite.getByLabel(t('field.firstname'))).toBeFocused();
      await invite.getByLabel(t('field.firstname')).fill('Léa');
      await invite.getByLabel(t('field.lastname')).fill(name.slice(4));
      await invite.getByLabel(t('field.email')).fill(email);
      await page.keyboard.press('Enter');
      const sent = invite.getByRole('status').filter({ hasText: email });
      await expect(sent).toHaveText(t('staff.sent', { email }));
      await expect(sent).toBeFocused();
      const row = team.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(t('staff.invited'));
      await expectNoViolations(page, 'the team');

      const other = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
      const theirs = await other.newPage();
      await theirs.goto(await readMailedLink(page.request, email, '/login?reset='));
      const dialog = theirs.getByRole('dialog', { name: t('invite.heading') });
      await expect(dialog).toContainText(t('invite.text'));
      await expect(theirs).toHaveURL('/login');
      await expectNoViolations(theirs, 'the first password');
      await dialog.getByLabel(t('field.password'), { exact: true }).fill(secret);
      await dialog.getByLabel(t('field.confirmPassword'), { exact: true }).fill(secret);
      await theirs.keyboard.press('Enter');
      const login = theirs.getByRole('dialog', { name: t('invite.doneHeading') });
      await expect(login.getByRole('status')).toHaveText(t('invite.done'));
      await login.getByLabel(t('field.password'), { exact: true }).fill(secret);
      await theirs.keyboard.press('Enter');
      await expect(theirs).toHaveURL('/dashboard/students');
      await theirs.goto('/dashboard/staff');
      const theirTeam = theirs.getByRole('list', { name: t('staff.list') });
      await expect(theirTeam.getByRole('listitem')).toContainText([firstName, name]);
      await expect(
        theirTeam.getByRole('listitem').filter({ hasText: t('staff.you') }),
      ).toContainText(email);

      await page.reload();
      await row.getByRole('button', { name: t('staff.removeOne', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('staff.removeHeading', { name }) });
      await expect(question).toContainText(email);
      await expectNoViolations(page, 'the question before');
      await question.getByRole('button', { name: t('staff.removeYes') }).click();
      const status = page.getByRole('status').filter({ hasText: name });
      await expect(status).toHaveText(t('staff.removed', { name }));
      await expect(status).toBeFocused();
      await expect(row).toHaveCount(0);
      await readMail(
        page.request,
        email,
        ({ subject }) => subject === t('mail.staffRemoved.subject'),
      );
      expect((await other.request.post('/api/identity/token')).status()).toBe(401);
      await other.close();

      await signIn(page, 'admin');
      await page.goto('/dashboard/audit');
      const log = page.getByRole('main');
      const sentence = (action: 'invited' | 'joined' | 'removed') =>
        t(`audit.did.staff-${action}`, {
          actor: action === 'joined' ? name : firstName,
          subject: name,
        });
      // The log-ins of other tests may fill the first page.
      const choose = (action: 'invited' | 'joined' | 'removed') =>
        page.getByLabel(t('audit.action'), { exact: true }).selectOption(`staff-${action}`);
      for (const action of ['removed', 'invited', 'joined'] as const) {
        await choose(action);
        await expect(log.getByText(sentence(action))).toBeVisible();
      }
      await log
        .getByRole('listitem')
        .filter({ hasText: sentence('joined') })
        .getByRole('link', { name: t('audit.onlyOf', { school: first.schoolname }) })
        .click();
      await expect(page).toHaveURL(/\?action=staff-joined&schoolid=[\w-]{36}$/u);
      await choose('removed');
      await expect(page).toHaveURL(/\?action=staff-removed&schoolid=[\w-]{36}$/u);
      await expect(log.getByText(sentence('joined'))).toHaveCount(0);
      await expect(log.getByText(sentence('removed'))).toBeVisible();
      await expectNoViolations(page, 'the log');
      await page.goBack();
      await expect(log.getByText(sentence('joined'))).toBeVisible();
    });
  });
}
