import type { Page } from '@playwright/test';
import { preparationPath } from '../../packages/contracts/src/pages.ts';
import { prepareConversation } from '../../packages/contracts/src/queue.ts';
import type { Answer } from '../../packages/contracts/src/endpoint.ts';
import { cardKeys } from '../../packages/deck/src/facts.generated.ts';
import { queueReasons } from '../../packages/domain/src/conversations/reasons.ts';
import { limits } from '../../packages/domain/src/limits.ts';
import { planLimits } from '../../packages/domain/src/steps/plan.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { visits } from '../visits.ts';

const studentId = '01900000-0000-7000-8000-000000000001';
const at = '2026-11-10T15:00:00.000Z';
const uuid = () => crypto.randomUUID();
const longText = (length: number) => 'Wide words make it wrap again. '.repeat(70).slice(0, length);
const sentence = longText(limits.reflectionMax - 1);
const planned = longText(planLimits.when + planLimits.will + planLimits.withWhom);
const own = (id: string) => ({
  id,
  title: `${id} ${longText(limits.cardTitleMax - 3)}`,
  description: '',
  imageUrl: '',
});
const sort = (selected: Longest['sorts'][number]['selected']): Longest['sorts'][number] => ({
  id: uuid(),
  created: at,
  updated: at,
  totalTimeSpent: 1_000_000,
  isQuick: false,
  selected,
  extraCards: [],
  reflection: {
    reasons: [sentence, sentence, sentence],
    shared: sentence,
    action: sentence,
    includesFamilyPage: true,
    includesCounsellorPage: true,
  },
  counts: { dislike: 0, like: 28, superlike: 28 },
  liked: { like: cardKeys.slice(0, 28), superlike: cardKeys.slice(28) },
});

type Longest = Answer<typeof prepareConversation>;
const longest: Longest = {
  _id: studentId,
  firstname: longText(limits.nameMax - 1),
  lastname: longText(limits.nameMax - 1),
  classes: [1, 2, 3, 4].map((each) => longText(limits.classNameMax - 1) + String(each)),
  stage: 'sorting',
  answered: 55,
  deckSize: 56,
  sorts: [sort([own('a'), own('b'), own('c')]), sort([own('d'), own('e'), 'coolClimate'])],
  extraCards: [],
  savedCareers: ['plumber', 'electrician'].map((career) => ({ career, saved: at })),
  steps: Array.from({ length: 5 }, (_, place) => ({
    _id: uuid(),
    sortId: uuid(),
    sentence: planned,
    plan: null,
    dueOn: '2026-11-10',
    created: at,
    closed: place === 0 ? null : at,
    outcome: place === 0 ? null : 'changed',
    checkIns: Array.from({ length: 6 }, () => ({
      outcome: 'not-yet',
      happened: sentence,
      at: new Date(Date.parse(at) + Math.floor(Math.random() * 1e9)).toISOString(),
    })),
  })),
  conversations: Array.from({ length: 20 }, () => ({
    _id: uuid(),
    heldOn: '2026-10-01',
    author: longText(2 * limits.nameMax),
    isOwn: true,
    agreedStep: sentence,
    note: `${longText(20)}\n\n\n${longText(limits.conversationNoteMax - 40)}`,
    created: at,
    changed: at,
    answer: sentence,
    answered: at,
  })),
  request: {
    _id: uuid(),
    asked: at,
    to: longText(2 * limits.nameMax),
    opened: { by: longText(2 * limits.nameMax), at },
    passedOn: at,
  },
  reasons: queueReasons.map((reason) => ({ reason, since: '2026-11-02' })),
  putOffUntil: '2026-12-01',
  question: { key: 'reason', card: own('a'), quote: sentence },
  today: '2026-11-19',
};

async function openLongest(page: Page): Promise<void> {
  const address = prepareConversation.path.replace(':id', studentId);
  await page.route(`**/api${address}`, (route) => route.fulfill({ json: longest }));
  await signIn(page, 'school');
  await page.goto(preparationPath(studentId));
  await expect(page.getByRole('link', { name: /^(?:Plumber|Plomb)/u })).toBeVisible();
}

for (const { language, locale, viewport } of visits) {
  test.describe(`the preparation in ${language}`, () => {
    test.use({ locale, viewport });

    for (const format of ['A4', 'Letter'] as const) {
      test(`is one sheet of ${format} with the longest texts`, async ({ page }) => {
        await openLongest(page);
        const pdf = await page.pdf({ format });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
      });
    }

    test('fits every width', async ({ page }) => {
      await openLongest(page);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
}
