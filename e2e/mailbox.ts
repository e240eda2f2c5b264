import { expect, type APIRequestContext } from '@playwright/test';
import type { Answer } from '../packages/contracts/src/endpoint.ts';
import type { listDemoEmails, getDemoEmail } from '../packages/contracts/src/mailbox.ts';
import { devToken } from './start-product.ts';

export async function openDevPages(request: APIRequestContext): Promise<void> {
  const answer = await request.get(`/dev/mail?token=${devToken}`);
  expect(answer.ok()).toBe(true);
}

type EmailSummaries = Answer<typeof listDemoEmails>['letters'];
type Email = Answer<typeof getDemoEmail>;

export async function readMail(
  request: APIRequestContext,
  to: string,
  isWanted: (message: Email) => boolean = () => true,
): Promise<Email> {
  await openDevPages(request);
  let found: Email | undefined;
  await expect(async () => {
    const list = (await (await request.get('/api/dev/mail')).json()) as { letters: EmailSummaries };
    for (const { name } of list.letters.filter((message) => message.to.includes(to))) {
      const message = (await (await request.get(`/api/dev/mail/${name}`)).json()) as Email;
      if (isWanted(message)) {
        found = message;
        break;
      }
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found as Email;
}

export async function readMailedLink(
  request: APIRequestContext,
  to: string,
  start: '/login?reset=' | '/confirm?token=' | '/guardian?token=',
): Promise<string> {
  const linkIn = ({ text }: Email) => text.slice(text.indexOf(start)).match(/^\S+/u)?.[0] ?? '';
  const message = await readMail(request, to, ({ text }) => text.includes(start));
  return linkIn(message);
}
