import type { MailContent } from './mail-content.ts';
import type { Sealer } from './seal.ts';

interface Sealed {
  readonly content: MailContent;
  readonly expiresAt: number | null;
}

interface Unsealed {
  readonly content: MailContent;
  readonly expiresAt: Date | null;
}

export function sealMail(
  sealer: Sealer,
  mailId: string,
  mail: { readonly content: MailContent; readonly expiresAt?: Date },
): Buffer {
  const sealed: Sealed = { content: mail.content, expiresAt: mail.expiresAt?.getTime() ?? null };
  return sealer.seal(JSON.stringify(sealed), mailId);
}

export function unsealMail(sealer: Sealer, mailId: string, sealed: Buffer): Unsealed | null {
  const opened = sealer.open(sealed, mailId);
  if (opened === null) return null;
  const { content, expiresAt } = JSON.parse(opened) as Sealed;
  return { content, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}
