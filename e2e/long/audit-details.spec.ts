import type { AuditEntry } from '../../packages/contracts/src/audit.ts';
import { cards } from '../../packages/deck/src/cards.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { words } from '../words.ts';

const call = '**/api/audit?*';
const school = { id: crypto.randomUUID(), name: 'École du Parc', isDeleted: false };

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: crypto.randomUUID(),
  at: '2026-10-03T12:00:00.000Z',
  isDayOnly: false,
  action: 'student-disabled',
  actor: { _id: crypto.randomUUID(), role: 'school', name: 'Anne Roy' },
  school,
  subject: { _id: crypto.randomUUID(), name: 'Léa Tremblay' },
  details: {},
  ...changes,
});
const logOf = (entries: readonly AuditEntry[]) => ({
  entries,
  hasNextPage: false,
  hasPrevPage: false,
});

for (const language of ['en', 'fr'] as const) {
  test.describe(`the audit log in ${language}`, () => {
    test.use({
      locale: `${language}-CA`,
      timezoneId: 'America/Moncton',
      contextOptions: { reducedMotion: 'reduce' },
    });
    const t = words[language];
    const titleOf = (name: string) => cards.find(({ key }) => key === name)?.title[language] ?? '';
    test.beforeEach(({ page }) => signIn(page, 'admin'));

    test('shows no name of a deleted person, and lists the changed settings', async ({ page }) => {
      const gone = { _id: crypto.randomUUID(), name: null };
      const entries = [
        entry({ subject: gone, actor: null }),
        entry({ action: 'staff-removed', subject: gone, details: { name: 'Marc Gagné' } }),
        entry({
          action: 'account-disabled',
          subject: gone,
          school: { ...school, isDeleted: true },
        }),
        entry({
          action: 'school-settings-changed',
          at: '2026-10-01T12:00:00.000Z',
          details: {
            region: ['canada', 'new-brunswick'],
            isCardExpanded: ['false', 'true'],
            lastDay: ['', '2027-06-30'],
            excludedCards: ['freshWater', 'wealth, gameOn'],
          },
        }),
        entry({ action: 'schools-exported', school: null, details: { rows: 5000 } }),
        entry({ action: 'card-added', school: null, details: { card: 'wind-power' } }),
        entry({ action: 'card-changed', details: { card: 'bees', titles: ['Honey', 'Miel'] } }),
      ];
      await page.route(call, (route) => route.fulfill({ json: logOf(entries) }));
      await page.goto('/dashboard/audit');
      const log = page.getByRole('main');
      for (const line of [
        t('audit.did.student-disabled', {
          actor: t('audit.command'),
          subject: t('audit.deletedStudent'),
        }),
        t('audit.did.staff-removed', { actor: 'Anne Roy', subject: 'Marc Gagné' }),
        t('audit.did.account-disabled', { actor: 'Anne Roy', subject: t('audit.deletedPerson') }),
        t('audit.deletedSchool', { school: school.name }),
        t('audit.rows', { count: 5000 }),
        t('audit.card', { card: 'wind-power' }),
        t('audit.card', { card: { en: 'Honey', fr: 'Miel' }[language] }),
        t('audit.everySchool'),
        { en: 'Region: Canada → New Brunswick', fr: 'Région\u00A0: Canada → Nouveau-Brunswick' }[
          language
        ],
        {
          en: 'Last day to start a sort: none → June 30, 2027',
          fr: 'Dernier jour pour commencer un tri\u00A0: aucun → 30 juin 2027',
        }[language],
        t('audit.cardsOut', { cards: `${titleOf('wealth')} · ${titleOf('gameOn')}` }),
        t('audit.cardsBack', { cards: titleOf('freshWater') }),
      ]) {
        await expect(log.getByText(line, { exact: true })).toBeVisible();
      }
      const days = {
        en: ['October 3, 2026', 'October 1, 2026'],
        fr: ['3 octobre 2026', '1 octobre 2026'],
      };
      await expect(log.getByRole('heading', { level: 2 })).toHaveText(days[language]);
      await expect(
        log.getByRole('link', { name: school.name, exact: true }).first(),
      ).toHaveAttribute('href', `/dashboard/students/${school.id}`);
      await expectNoViolations(page, 'the log');
    });

    test('keeps a filter that is chosen while another is loading', async ({ page }) => {
      await page.route(call, (route) => route.fulfill({ json: logOf([entry()]) }));
      await page.goto('/dashboard/audit');
      const onlyThis = page.getByRole('link', {
        name: t('audit.onlyOf', { school: school.name }),
      });
      const action = await page.getByLabel(t('audit.action'), { exact: true }).elementHandle();
      await onlyThis.evaluate((link: HTMLElement, list) => {
        if (!(list instanceof HTMLSelectElement)) throw new TypeError('no list');
        link.click();
        list.value = 'staff-removed';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }, action);
      await expect(page).toHaveURL(`/dashboard/audit?action=staff-removed&schoolid=${school.id}`);
    });
  });
}
