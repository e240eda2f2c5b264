import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@trio/i18n/languages';
import type { Clock } from '../clock.ts';
import { toMessage, type MailSender } from './mime-message.ts';
import type { MailTransport } from './mail-transport.ts';

export interface StoredEmail {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  readonly sentAt: string;
  readonly html: string;
  readonly text: string;
  readonly attachment: { readonly fileName: string; readonly byteSize: number } | null;
}

const isEmailFile = /\.(?:eml|json|pdf)$/u;

/** File names are ids, which sort by time. */
export function createFolderTransport(
  folder: string,
  from: MailSender,
  clock: Clock,
): MailTransport {
  return {
    send: async (email) => {
      const { mailId, to, subject, language, html, text, attachment: file } = email;
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(toMessage(email, from));
      const sentAt = clock.now().toISOString();
      const attachment = file ? { fileName: file.fileName, byteSize: file.bytes.length } : null;
      const kept: StoredEmail = { to, subject, language, sentAt, html, text, attachment };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, `${mailId}.eml`), message as Buffer);
      if (file) await writeWhole(join(folder, `${mailId}.pdf`), file.bytes);
      await writeWhole(join(folder, `${mailId}.json`), JSON.stringify(kept));
    },

    deleteBefore: async (time) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => isEmailFile.test(each))) {
        const file = join(folder, name);
        const written = await stat(file).catch(() => null);
        if (written && written.mtime < time) await rm(file, { force: true });
      }
    },
  };
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
