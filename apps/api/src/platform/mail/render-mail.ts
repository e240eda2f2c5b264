import type { Language } from '@trio/i18n/languages';
import type { MailContent } from './mail-content.ts';
import { layOutHtml } from './mail-html.ts';
import type { MailPlace } from './mail-body.ts';
import { composeMail } from './mail-templates.ts';
import { layOutText } from './mail-text.ts';
import { mailWords } from './mail-words.ts';
import { plainValues, withoutJoiners } from './plain-values.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly unsubscribe?: string;
}

export function renderMail(mail: MailContent, language: Language, place: MailPlace): RenderedMail {
  const t = mailWords[language];
  // Still the values of the same template.
  const content = { template: mail.template, values: plainValues(mail) } as MailContent;
  const body = composeMail(t, content, place);
  const parts = {
    ...body,
    greeting: body.name === undefined ? null : t('mail.greeting', { name: body.name }),
    copyLink: t('mail.copyLink'),
    footer: [
      body.why,
      ...(body.replyTo === undefined ? [t('mail.noReply', { support: place.supportEmail })] : []),
    ],
  };
  return {
    subject: body.subject,
    html: layOutHtml(parts, language),
    text: layOutText(parts),
    ...(body.unsubscribe !== undefined && { unsubscribe: body.unsubscribe }),
    ...(body.replyTo !== undefined && { replyTo: withoutJoiners(body.replyTo) }),
  };
}
