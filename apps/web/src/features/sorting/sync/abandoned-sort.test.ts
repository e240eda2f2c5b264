import { answerOf, type Sort } from '@trio/domain/sorting/sort';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  beginSort,
  createServer,
  deck,
  heal,
  openBrowser,
  type Browser,
  type Server,
} from '../../../../test/sync-harness.ts';

let server: Server;
let browser: Browser;
beforeEach(async () => {
  server = createServer();
  browser = await beginSort(server);
  browser.act(answer('a', 'like'));
  await heal(browser);
});

async function continueElsewhere(): Promise<void> {
  const other = openBrowser(server);
  await other.reload();
  await heal(other);
  other.act(answer('b', 'superlike'));
  other.act(answer('c', 'superlike'));
  await heal(other);
}

const serverAnswers = () => deck.map((card) => answerOf(server.open() as Sort, card));

describe('abandoning a sort that another device changed', () => {
  it('restores the sort and reports it', async () => {
    await continueElsewhere();
    browser.engine().abandon();
    expect(browser.state()).toMatchObject({ sort: null });
    await heal(browser);
    expect(serverAnswers()).toEqual(['like', 'superlike', 'superlike', null, null]);
    expect(browser.state()).toMatchObject({ wasRestored: true, saving: 'saved' });
    expect(answerOf(browser.current(), 'b')).toBe('superlike');
    browser.act(answer('d', 'like'));
    expect(browser.state()).not.toHaveProperty('wasRestored');
    await heal(browser);
    expect(serverAnswers()).toEqual(['like', 'superlike', 'superlike', 'like', null]);
  });

  it('restores the sort after an offline abandonment and a reload', async () => {
    browser.engine().abandon();
    await browser.answer('lost');
    await continueElsewhere();
    await browser.reload();
    await heal(browser);
    expect(serverAnswers()).toEqual(['like', 'superlike', 'superlike', null, null]);
    expect(answerOf(browser.current(), 'c')).toBe('superlike');
  });

  it('deletes the sort when it is abandoned again', async () => {
    await continueElsewhere();
    browser.engine().abandon();
    await heal(browser);
    browser.engine().abandon();
    await heal(browser);
    expect(server.open()).toBeNull();
    expect(browser.state()).toMatchObject({ sort: null });
  });

  it('merges the answers of the replacing sort into it', async () => {
    await continueElsewhere();
    const old = browser.current().id;
    browser.engine().begin(() => deck);
    browser.act(answer('e', 'dislike'));
    await heal(browser);
    expect(server.open()?.id).toBe(old);
    expect(serverAnswers()).toEqual(['like', 'superlike', 'superlike', null, 'dislike']);
    expect(browser.current().id).toBe(old);
    expect(browser.state()).toMatchObject({ saving: 'saved', wasRestored: true });
  });
});

describe('abandoning a sort whose last save was unanswered', () => {
  it('deletes it although the answer was lost', async () => {
    browser.act(answer('b', 'like'));
    await browser.answer('answer-lost');
    browser.engine().abandon();
    await heal(browser);
    expect(server.open()).toBeNull();
    expect(browser.state()).toMatchObject({ sort: null });
    expect(browser.state()).not.toHaveProperty('wasRestored');
  });

  it('deletes it although the save is still running', async () => {
    browser.requests.length = 0;
    browser.act(answer('b', 'like'));
    browser.engine().abandon();
    await heal(browser);
    expect(browser.requests).toEqual(['PUT', 'DELETE', 'GET']);
    expect(server.open()).toBeNull();
  });

  it('replaces it although the answer was lost', async () => {
    browser.act(answer('b', 'like'));
    await browser.answer('answer-lost');
    browser.engine().begin(() => deck);
    const { id } = browser.current();
    await heal(browser);
    expect(server.open()?.id).toBe(id);
    expect(serverAnswers()).toEqual([null, null, null, null, null]);
  });
});
