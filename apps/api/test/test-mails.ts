import type { Database } from '../src/platform/database/database.ts';
import type { OutgoingMail } from '../src/platform/mail/outbox.ts';
import type { Sealer } from '../src/platform/mail/seal.ts';
import { unsealMail } from '../src/platform/mail/sealed-mail.ts';

export async function readMailsTo(
  db: Database,
  sealer: Sealer,
  address: string,
): Promise<OutgoingMail[]> {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', address)
    .where('status', '=', 'queued')
    .orderBy('mailId')
    .execute();
  return rows.map(({ mailId, recipient, language, schoolId, sealedValues }) => {
    const unsealed = sealedValues && unsealMail(sealer, mailId, sealedValues);
    if (!unsealed) throw new Error(`The mail ${mailId} cannot be opened.`);
    const { content, expiresAt } = unsealed;
    return { to: recipient, language, schoolId, content, ...(expiresAt && { expiresAt }) };
  });
}

export function tokenIn(mail: OutgoingMail | undefined): string {
  const values: Readonly<Record<string, string>> = mail?.content.values ?? {};
  const token = /[?&](?:token|reset)=([\w-]+)/u.exec(values['link'] ?? '')?.[1];
  if (token === undefined) throw new Error('This mail has no link with a token.');
  return token;
}
