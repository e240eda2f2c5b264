import { accountMails } from './account-mails.ts';
import { guardianMails } from './guardian-mails.ts';
import type { MailBody, MailPlace, Templates } from './mail-body.ts';
import type { MailContent } from './mail-content.ts';
import type { MailWords } from './mail-words.ts';
import { schoolMails } from './school-mails.ts';
import { studentMails } from './student-mails.ts';
import { teamMails } from './team-mails.ts';

const templates: Templates = {
  ...accountMails,
  ...guardianMails,
  ...schoolMails,
  ...studentMails,
  ...teamMails,
};

export function composeMail(t: MailWords, content: MailContent, place: MailPlace): MailBody {
  // TypeScript cannot pair a template with its values.
  const template = templates[content.template] as (
    t: MailWords,
    values: MailContent['values'],
    place: MailPlace,
  ) => MailBody;
  return template(t, content.values, place);
}
