import { isLoopbackHost } from '../loopback.ts';
import { toMessage, type MailSender } from './mime-message.ts';
import { EmailRefused, type MailTransport } from './mail-transport.ts';

// Shorter than a job's limit.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface SmtpFailure extends Error {
  readonly command?: string;
  readonly permanent?: boolean;
  readonly response?: string;
}

export function createSmtpTransport(url: string, from: MailSender): MailTransport {
  const options = { url, requireTLS: needsEncryption(url), ...timeouts };
  return {
    send: async (email) => {
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport(options).sendMail(toMessage(email, from));
      } catch (error) {
        const failure = error as SmtpFailure;
        const reason = failure.response ?? failure.message;
        throw isRefusal(failure)
          ? new EmailRefused(reason, { cause: error })
          : new Error(reason, { cause: error });
      }
    },
    deleteBefore: async () => {},
  };
}

/** A password is never sent unencrypted. `?requireTLS=false` in the address overrides this. */
function needsEncryption(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  return protocol === 'smtp:' && username !== '' && !isLoopbackHost(hostname);
}

/** Permanent only about this recipient or this email. Errors about us may be temporary. */
const isRefusal = ({ command, permanent }: SmtpFailure): boolean =>
  // 'API': nodemailer could not parse the address.
  command === 'API' || ((command === 'RCPT TO' || command === 'DATA') && permanent === true);
