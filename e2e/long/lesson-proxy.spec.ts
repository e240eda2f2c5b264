import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  computer,
  goToFirstCard,
  joinWithoutEmail,
  makeClass,
  openStudent,
  openTeacher,
  pickThree,
  row,
  typeCode,
  wanted,
} from '../lesson-people.ts';
import { startSchoolProxy } from '../school-proxy.ts';
import { reloadInSort } from '../select-page.ts';
import { answerCards, expectCard } from '../sort-page.ts';
import { startProduct } from '../start-product.ts';
import { words } from '../words.ts';

const t = words.en;

test('a lesson works behind a proxy that buffers, cuts connections and knows no WebSockets', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'trio-proxy-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  let target = '';
  const proxy = await startSchoolProxy(() => target);
  const product = await startProduct(folder, { PUBLIC_URL: proxy.url, TRIO_DEMO: '1' });
  target = product.url;
  const device = { ...computer, baseURL: proxy.url };
  try {
    const teacher = await openTeacher(browser, device);
    const name = '9C';
    await makeClass(teacher, name);
    await teacher.getByRole('link', { name: t('class.live') }).click();
    const opened = teacher.context().waitForEvent('page');
    await teacher.getByRole('button', { name: t('live.projector') }).click();
    const projector = await opened;
    const code = (await projector.getByText(/^\p{L}+ \d{5}$/u).textContent()) ?? '';
    const hideNames = teacher.getByRole('checkbox', { name: t('live.hideNames') });
    await expect(hideNames).toBeChecked();
    await hideNames.uncheck();

    const student = await openStudent(browser, device);
    const sockets: string[] = [];
    student.page.on('websocket', (socket) => sockets.push(socket.url()));
    teacher.on('websocket', (socket) => sockets.push(socket.url()));
    await typeCode(student, code);
    await student.page.reload();
    await joinWithoutEmail(student, 'Amélie');
    await goToFirstCard(student);
    await answerCards(student.page, wanted.slice(0, 30));
    await expect(row(teacher, 'Amélie')).toContainText(
      t('live.progress', { answered: 30, deckSize: 56 }),
    );

    const before = proxy.cuts();
    await expect.poll(() => proxy.cuts()).toBeGreaterThan(before);
    await reloadInSort(student.page);
    await expectCard(student.page, 31);
    await answerCards(student.page, wanted.slice(30));
    await pickThree(student);
    await expect(row(teacher, 'Amélie')).toContainText(t('live.stage.picked'));
    await projector.getByRole('button', { name: t('projector.view.progress') }).click();
    await expect(projector.getByText(t('projector.offline'))).toBeHidden();
    expect(sockets).toEqual([]);
  } finally {
    await product.stop();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
});
