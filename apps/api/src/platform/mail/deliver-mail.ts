import type { OwnMailError } from '@trio/contracts/mail';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Attachment, MakeProfileFile } from './attachment.ts';
import type { MailContent } from './mail-content.ts';
import type { MailPlace } from './mail-body.ts';
import { EmailRefused, type MailTransport } from './mail-transport.ts';
import {
  countAttempt,
  deleteMail,
  markDead,
  markSent,
  updateLastError,
  type MailRow,
} from './mails.repository.ts';
import { renderMail } from './render-mail.ts';
import { unsealMail } from './sealed-mail.ts';
import type { Sealer } from './seal.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after each failed attempt, about a day in all. */
export const retryDelays = [10, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour];

export interface FailedTry {
  readonly mailId: string;
  readonly template: string;
  readonly attempts: number;
  readonly reason: string;
  readonly isDead: boolean;
  readonly cause?: unknown;
}

export type AcceptedMail = Pick<MailRow, 'template' | 'schoolId' | 'createdAt'>;

export interface DeliveryDeps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly sealer: Sealer;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly place: MailPlace;
  readonly makeProfileFile: MakeProfileFile;
  readonly onFailure: (failed: FailedTry) => void;
  /** A mail server accepted it. Not called where emails are only written to a folder. */
  readonly onAccepted?: (mail: AcceptedMail) => Promise<void>;
}

/** The email's row counts the attempts, so that a killed process does not lose the count. */
export function createDelivery(deps: DeliveryDeps): (mailId: string) => Promise<void> {
  const { db, jobs, transport, clock, place } = deps;

  return async (mailId) => {
    const mail = await countAttempt(db, mailId);
    // Already sent, dead, or deleted with its school.
    if (!mail) return;
    const { recipient: to, language, template, attempts } = mail;
    const fail = async (reason: string, delaySeconds?: number, cause?: unknown) => {
      const isDead = delaySeconds === undefined;
      if (isDead) await markDead(db, mailId, reason, clock.now());
      else {
        await db.transaction().execute(async (transaction) => {
          await updateLastError(transaction, mailId, reason);
          await jobs.enqueue(transaction, 'mail', { mailId }, { delaySeconds });
        });
      }
      deps.onFailure({
        mailId,
        template,
        attempts,
        reason,
        isDead,
        ...(cause !== undefined && { cause }),
      });
    };

    const content = readContent(deps, mail);
    if (typeof content === 'string') return fail(content);
    let attachment: Attachment | 'none' | 'gone';
    try {
      attachment = await attachmentOf(deps, content);
    } catch (error) {
      // The profile maker is busy or fails: retry later, as for a busy mail server.
      return fail('trio/attachment', retryDelays[attempts - 1], error);
    }
    if (attachment === 'gone') return deleteMail(db, mailId);
    try {
      await transport.send({
        ...renderMail(content, language, place),
        ...(attachment !== 'none' && { attachment }),
        mailId,
        to,
        language,
      });
    } catch (error) {
      const isRefused = error instanceof EmailRefused;
      return fail(describeFailure(error), isRefused ? undefined : retryDelays[attempts - 1]);
    }
    await deps.onAccepted?.(mail);
    await markSent(db, mailId, clock.now());
  };
}

function readContent({ sealer, clock }: DeliveryDeps, mail: MailRow): MailContent | OwnMailError {
  const unsealed = mail.sealedValues && unsealMail(sealer, mail.mailId, mail.sealedValues);
  if (!unsealed) return 'trio/unreadable';
  if (unsealed.expiresAt && unsealed.expiresAt <= clock.now()) return 'trio/expired';
  // The process ended in every attempt, perhaps because of this email.
  if (mail.attempts > retryDelays.length + 1) return 'trio/interrupted';
  return unsealed.content;
}

async function attachmentOf(
  { makeProfileFile }: DeliveryDeps,
  content: MailContent,
): Promise<Attachment | 'none' | 'gone'> {
  if (content.template !== 'profile') return 'none';
  // It goes to the student, who wrote the words.
  const file = await makeProfileFile(content.attached, { hasWords: true });
  return file ? { ...file, type: 'application/pdf' } : 'gone';
}

/** The mail server's answer on one line, without email addresses. */
function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[^\s<>"'(),:;[\]]+@[^\s<>"'(),:;]+/gu, '…')
    .trim()
    .slice(0, 300);
}
