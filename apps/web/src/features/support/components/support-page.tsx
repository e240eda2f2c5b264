import { pages } from '@trio/contracts/pages';
import { sendSupport as endpoint } from '@trio/contracts/support';
import { isStaff } from '@trio/domain/roles';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { call } from '../../../lib/api/call.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { Note } from '../../../ui/note.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { saveDraft, readDraft } from '../support-draft.ts';
import style from './support-page.module.css';

export function SupportPage() {
  const t = useText('support');
  const { role, isConsumerGroup } = useAccount();
  usePageTitle(t('support.title'));
  const lead = isStaff(role) ? 'staff' : isConsumerGroup ? 'guest' : 'student';
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t(isStaff(role) ? 'support.heading.staff' : 'support.heading.student')}</h1>
        <p className={style.lead}>{t(`support.lead.${lead}`)}</p>
      </header>
      <div className={style.sheet}>
        <SupportForm />
        <SupportReaders />
      </div>
      <SupportTips />
    </div>
  );
}

function SupportForm() {
  const t = useText('support');
  const e = useErrorText();
  const { role } = useAccount();
  const isOnline = useOnline();
  const { text, write, isSending, isDone, fields, problem, form: handle } = useSupportMessage();
  const wrong = fields['message'];
  return (
    <form {...handle} className={form.form}>
      <TextArea
        label={t('support.message')}
        name="message"
        rows={5}
        value={text}
        onChange={({ target }) => write(target.value)}
        hint={t(isStaff(role) ? 'support.hint.staff' : 'support.hint.student')}
        error={wrong && e(wrong)}
      />
      {!isOnline && (
        <Note>
          <p>{t('support.offline')}</p>
        </Note>
      )}
      <FormNotice problem={problem} fields={{}} />
      <div className={style.outcome}>
        <Button type="submit" size="large" isBusy={isSending}>
          {t(isSending ? 'support.sending' : 'support.send')}
        </Button>
        <SuccessNotice>{isDone && t('support.sent')}</SuccessNotice>
      </div>
    </form>
  );
}

/** Router state: a first sentence that the previous page suggests */
export interface SuggestedMessage {
  readonly message?: string;
}

/** No validation before sending: the server reports errors. */
const anyMessage = z.object({ message: z.string() });

function useSupportMessage() {
  const { _id: accountId } = useAccount();
  const { state } = useLocation() as { state: SuggestedMessage | null };
  const [text, setText] = useState(() => readDraft(accountId) || (state?.message ?? ''));

  const write = (next: string) => {
    setText(next);
    saveDraft(accountId, next);
  };

  const message = useForm({
    schema: anyMessage,
    draft: 'support',
    submit: async () => {
      await sendSupport(text);
      countEvent('support-request');
      if (readDraft(accountId) === text) saveDraft(accountId, '');
      // Text typed during the request stays: it begins another message.
      setText((now) => (now === text ? '' : now));
    },
  });
  return { ...message, text, write };
}

/** Only the server's confirmation counts: a captive portal may return any body. */
async function sendSupport(message: string): Promise<void> {
  const answer: { readonly success?: boolean } = await call(endpoint, { message });
  if (answer.success !== true) throw new ApiFailure('server/unavailable');
}

function SupportReaders() {
  const t = useText('support');
  const r = useText('results');
  const language = useLanguage();
  const { role, email, isConsumerGroup } = useAccount();
  const hasSchool = (role === 'student' || role === 'school') && !isConsumerGroup;
  return (
    <dl className={style.readers}>
      <div>
        <dt>{t('support.readers')}</dt>
        <dd>{t(hasSchool ? 'support.readers.school' : 'support.readers.plain')}</dd>
      </div>
      <div>
        <dt>{t('support.answer')}</dt>
        <dd>
          {email === '' ? t('support.answer.school') : t('support.answer.text', { address: email })}
        </dd>
      </div>
      {role === 'student' && (
        <div>
          <dt>{r('write.help')}</dt>
          <dd>{r('write.watched')}</dd>
          <dd>{settings.helpLine[language] ?? r('write.help.line')}</dd>
        </div>
      )}
    </dl>
  );
}

const tips = {
  stopped: { key: 'support.tip.stopped', path: pages.cards.path },
  account: { key: 'support.tip.account', path: pages.account.path },
  school: { key: 'support.tip.school', path: null },
  questions: { key: 'support.tip.questions', path: pages.help.path },
} as const;

function SupportTips() {
  const t = useText('support');
  const id = useId();
  const { role, isConsumerGroup } = useAccount();
  // The questions and answers are about a school.
  if (role === 'board') return null;
  const ofStudent = [tips.stopped, tips.account, ...(isConsumerGroup ? [] : [tips.school])];
  return (
    <section className={style.tips} aria-labelledby={id}>
      <h2 id={id} className={style.tipsHeading}>
        {t('support.tips')}
      </h2>
      <ul className={style.tipList}>
        {(isStaff(role) ? [tips.questions] : ofStudent).map((tip) => (
          <li key={tip.key}>
            <h3 className={style.tip}>{t(tip.key)}</h3>
            <p>{t(`${tip.key}.text`)}</p>
            {tip.path !== null && (
              <Link className={style.link} to={tip.path}>
                {t(`${tip.key}.link`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
