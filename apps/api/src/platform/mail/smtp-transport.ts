import { isLoopbackHost } from '../loopback.ts';
import { toMessage, type MailSender } from './letter-message.ts';
import { LetterRefused, type MailTransport } from './mail-transport.ts';

// Shorter than a job may take, and than a stopping server waits for long.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** What nodemailer tells about a failure. */
interface SmtpFailure extends Error {
  readonly command?: string;
  readonly permanent?: boolean;
  /** The server's own words. */
  readonly response?: string;
}

/** Hands letters to a mail server. */
export function createSmtpTransport(url: string, from: MailSender): MailTransport {
  const options = { url, requireTLS: needsEncryption(url), ...timeouts };
  return {
    send: async (letter) => {
      // Loaded with the first letter: a start has better things to do.
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport(options).sendMail(toMessage(letter, from));
      } catch (error) {
        const failure = error as SmtpFailure;
        const reason = failure.response ?? failure.message;
        throw isRefusal(failure)
          ? new LetterRefused(reason, { cause: error })
          : new Error(reason, { cause: error });
      }
    },
    forgetBefore: async () => {},
  };
}

/** A password travels encrypted, or not at all; `?requireTLS=false` in the address overrides it. */
function needsEncryption(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  return protocol === 'smtp:' && username !== '' && !isLoopbackHost(hostname);
}

/** The server said never, of this recipient or this letter; of us, or of now, it may think otherwise later. */
const isRefusal = ({ command, permanent }: SmtpFailure): boolean =>
  // 'API': nodemailer itself could not make an address of it.
  command === 'API' || ((command === 'RCPT TO' || command === 'DATA') && permanent === true);
