import type { Answer } from '@trio/contracts/endpoint';
import { requestReset as endpoint } from '@trio/contracts/identity';
import { pages } from '@trio/contracts/pages';
import { isUsername } from '@trio/domain/usernames/username';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../../lib/api/send.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useHint } from '../../../lib/forms/use-hint.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { settings } from '../../../lib/settings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import message from '../../../ui/message.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface ForgotModalProps {
  linkState: object;
  email: string;
  isImmediate: boolean;
  onClosed: () => void;
}

export function ForgotModal({ linkState, email, isImmediate, onClosed }: ForgotModalProps) {
  const t = useText('identity');
  const e = useErrorText();
  const hintOf = useHint();
  const [typed, setTyped] = useState(email);
  const [isSent, setSent] = useState(false);
  const forgot = useForm({
    schema: endpoint.body,
    submit: async (values) => {
      await requestReset(values.email);
      setTyped(values.email);
      setSent(true);
    },
    fieldOf: { 'auth/user-not-found': 'email', 'auth/invalid-email': 'email' },
  });
  const problem = forgot.fields['email'];
  // Not while an address is typed: it has no @ at first.
  const isForgottenUsername =
    typed.trim() !== '' && isUsername(typed) && (problem !== undefined || typed === email);
  usePageTitle(t('forgot.title'));

  return (
    <Modal
      heading={t(isSent ? 'forgot.sentHeading' : 'forgot.heading')}
      isBlocked={forgot.isSending}
      isImmediate={isImmediate}
      onClosed={onClosed}
    >
      {(close) =>
        !isSent ? (
          <form {...forgot.form} className={form.form}>
            <p>{t('forgot.text')}</p>
            <TextField
              ref={takeFocus}
              label={t('field.email')}
              name="email"
              type="text"
              inputMode="email"
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed}
              error={problem && e(problem)}
              hint={hintOf(problem)}
              required
            />
            <div role="status">
              {isForgottenUsername && (
                <Note>
                  <p>{t('forgot.username')}</p>
                </Note>
              )}
            </div>
            <FormNotice problem={forgot.problem} fields={{}} />
            <div className={form.actions}>
              <Button type="submit" isBusy={forgot.isSending}>
                {forgot.isSending ? t('form.sending') : t('forgot.submit')}
              </Button>
              <Button look="quiet" isBusy={forgot.isSending} onClick={close}>
                {t('form.cancel')}
              </Button>
            </div>
            {!forgot.isSending && (
              <div className={form.ways}>
                <p className={form.aside}>{t('forgot.noEmail')}</p>
                <Link to={pages.login.path} state={linkState} replace>
                  {t('forgot.toLogin')}
                </Link>
                <p className={form.aside}>
                  {t('login.noAccount')}{' '}
                  <Link to={pages.signup.path} state={linkState} replace>
                    {t('login.toSignup')}
                  </Link>
                </p>
              </div>
            )}
          </form>
        ) : (
          <div className={message.message}>
            <p ref={takeFocus} tabIndex={-1}>
              {t(settings.hidesAccountExistence ? 'forgot.sentIfKnown' : 'forgot.sent', {
                email: typed,
              })}
            </p>
            <p>{t('forgot.sentTip')}</p>
            <div className={form.actions}>
              <ButtonLink to={pages.login.path} state={{ ...linkState, email: typed }} replace>
                {t('forgot.toLogin')}
              </ButtonLink>
              <Button look="quiet" onClick={() => setSent(false)}>
                {t('forgot.wrongAddress')}
              </Button>
            </div>
          </div>
        )
      }
    </Modal>
  );
}

const requestReset = (email: string): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, { email });
