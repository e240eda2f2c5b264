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
} from '../../../test/sort-world.ts';

let server: Server;
let browser: Browser;
beforeEach(async () => {
  server = createServer();
  browser = await beginSort(server);
  browser.act(answer('a', 'like'));
  await heal(browser);
});

/** The student goes on with the same sort on another device. */
async function goOnElsewhere(): Promise<void> {
  const other = openBrowser(server);
  await other.reload();
  await heal(other);
  other.act(answer('b', 'superlike'));
  other.act(answer('c', 'superlike'));
  await heal(other);
}

const said = () => deck.map((card) => answerOf(server.open() as Sort, card));

describe('a sort that is given up where its newer answers were never seen', () => {
  it('is not lost: it is there again, and that is said', async () => {
    await goOnElsewhere();
    browser.keeper().abandon();
    expect(browser.state()).toMatchObject({ sort: null });
    await heal(browser);
    expect(said()).toEqual(['like', 'superlike', 'superlike', null, null]);
    expect(browser.state()).toMatchObject({ hasGoneOn: true, saving: 'saved' });
    expect(answerOf(browser.current(), 'b')).toBe('superlike');
    browser.act(answer('d', 'like'));
    expect(browser.state()).not.toHaveProperty('hasGoneOn');
    await heal(browser);
    expect(said()).toEqual(['like', 'superlike', 'superlike', 'like', null]);
  });

  it('is not lost either where that happened without a network, and the page was closed', async () => {
    browser.keeper().abandon();
    await browser.answer('lost');
    await goOnElsewhere();
    await browser.reload();
    await heal(browser);
    expect(said()).toEqual(['like', 'superlike', 'superlike', null, null]);
    expect(answerOf(browser.current(), 'c')).toBe('superlike');
  });

  it('can be given up once it has been seen', async () => {
    await goOnElsewhere();
    browser.keeper().abandon();
    await heal(browser);
    browser.keeper().abandon();
    await heal(browser);
    expect(server.open()).toBeNull();
    expect(browser.state()).toMatchObject({ sort: null });
  });

  it('goes on with what was said in the one that was to take its place', async () => {
    await goOnElsewhere();
    const old = browser.current().id;
    browser.keeper().begin(deck);
    browser.act(answer('e', 'dislike'));
    await heal(browser);
    expect(server.open()?.id).toBe(old);
    expect(said()).toEqual(['like', 'superlike', 'superlike', null, 'dislike']);
    expect(browser.current().id).toBe(old);
    expect(browser.state()).toMatchObject({ saving: 'saved', hasGoneOn: true });
  });
});

describe('a sort that only its own last words have changed', () => {
  it('is given up though their answer was lost', async () => {
    browser.act(answer('b', 'like'));
    await browser.answer('deaf');
    browser.keeper().abandon();
    await heal(browser);
    expect(server.open()).toBeNull();
    expect(browser.state()).toMatchObject({ sort: null });
    expect(browser.state()).not.toHaveProperty('hasGoneOn');
  });

  it('is given up at once though they were still under way', async () => {
    browser.asked.length = 0;
    browser.act(answer('b', 'like'));
    browser.keeper().abandon();
    await heal(browser);
    expect(browser.asked).toEqual(['PUT', 'DELETE', 'GET']);
    expect(server.open()).toBeNull();
  });

  it('makes room for the next though their answer was lost', async () => {
    browser.act(answer('b', 'like'));
    await browser.answer('deaf');
    browser.keeper().begin(deck);
    const { id } = browser.current();
    await heal(browser);
    expect(server.open()?.id).toBe(id);
    expect(said()).toEqual([null, null, null, null, null]);
  });
});
