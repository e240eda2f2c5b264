import { expect, type APIRequestContext } from '@playwright/test';
import type { Answer } from '../packages/contracts/src/endpoint.ts';
import type { listLetters, readLetter } from '../packages/contracts/src/mailbox.ts';
import { devToken } from './start-product.ts';

/** Sets the cookie that opens `/dev/…`. */
export async function openDevPages(request: APIRequestContext): Promise<void> {
  const answer = await request.get(`/dev/mail?token=${devToken}`);
  expect(answer.ok()).toBe(true);
}

type Letters = Answer<typeof listLetters>['letters'];
type Letter = Answer<typeof readLetter>;

/** Waits for the newest email to an address, in the development mailbox. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  isWanted: (letter: Letter) => boolean = () => true,
): Promise<Letter> {
  await openDevPages(request);
  let found: Letter | undefined;
  await expect(async () => {
    const list = (await (await request.get('/api/dev/mail')).json()) as { letters: Letters };
    for (const { name } of list.letters.filter((letter) => letter.to.includes(to))) {
      const letter = (await (await request.get(`/api/dev/mail/${name}`)).json()) as Letter;
      if (isWanted(letter)) {
        found = letter;
        break;
      }
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found as Letter;
}

/** The path of the link in the newest such email. */
export async function readMailedLink(
  request: APIRequestContext,
  to: string,
  start: '/login?reset=' | '/confirm?token=',
): Promise<string> {
  const linkIn = ({ text }: Letter) => text.slice(text.indexOf(start)).match(/^\S+/u)?.[0] ?? '';
  const letter = await readMail(request, to, ({ text }) => text.includes(start));
  return linkIn(letter);
}
