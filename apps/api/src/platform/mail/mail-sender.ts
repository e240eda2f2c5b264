import { isEmail } from '@trio/domain/email';
import type { MailSender } from './mime-message.ts';

export function parseMailSender(text: string): MailSender | null {
  const [, name = '', address = text.trim()] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/u.exec(text) ?? [];
  if (!isEmail(address) || /\p{Cc}/u.test(name)) return null;
  return { name, address, host: domainOf(address) };
}

/** An IP address is not a mail domain, so `localhost` replaces it. */
export function defaultMailSender(publicOrigin: string): MailSender {
  const { hostname } = new URL(publicOrigin);
  const host = /^[\d.]+$|^\[/u.test(hostname) ? 'localhost' : hostname;
  return { name: 'Trio', address: `no-reply@${host}`, host };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
