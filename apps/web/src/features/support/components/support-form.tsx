import { isStaff } from '@trio/domain/roles';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { Note } from '../../../ui/note.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSupportMessage } from './use-support-message.ts';
import style from './support-page.module.css';

export function SupportForm() {
  const t = useText('support');
  const e = useText('errors');
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
