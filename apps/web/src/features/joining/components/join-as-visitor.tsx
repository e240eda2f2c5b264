import { joinForm } from '@trio/contracts/joining';
import { joinPath, pages } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { privacyAddress, settings } from '../../../lib/settings.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { register } from '../api.ts';
import type { FoundClass } from '../model.ts';
import style from './join-page.module.css';
import type { NewStudent } from './your-username.tsx';

interface JoinAsVisitorProps {
  found: FoundClass;
  onRegistered: (student: NewStudent) => void;
}

export function JoinAsVisitor({ found, onRegistered }: JoinAsVisitorProps) {
  const t = useText('join');
  const hasSignOn = settings.signOnProviders.length > 0;
  const wanted = joinPath(found.code);
  return (
    <>
      <section className={style.part}>
        <h2>{t('join.hasAccount')}</h2>
        {hasSignOn && <p>{t('join.signOn')}</p>}
        <p>
          <ButtonLink to={pages.login.path} state={{ wanted }} look="quiet">
            {t('join.login')}
          </ButtonLink>
        </p>
      </section>
      <section className={style.part}>
        <h2>{t('join.isNew')}</h2>
        {found.allowsWithoutEmail ? (
          <>
            <NewStudentForm code={found.code} onRegistered={onRegistered} />
            <p className={form.aside}>
              <Link to={pages.signup.path} state={{ code: found.code }}>
                {t('join.withEmail')}
              </Link>
            </p>
          </>
        ) : (
          <p>
            <ButtonLink to={pages.signup.path} state={{ code: found.code }}>
              {t('join.toSignup')}
            </ButtonLink>
          </p>
        )}
      </section>
    </>
  );
}

interface NewStudentFormProps {
  code: string;
  onRegistered: (student: NewStudent) => void;
}

function NewStudentForm({ code, onRegistered }: NewStudentFormProps) {
  const t = useText('join');
  const i = useText('identity');
  const s = useText('shell');
  const e = useErrorText();
  const entry = useForm({
    schema: joinForm,
    submit: async (values) => {
      const { username } = await register({ ...values, code });
      countEvent('signup');
      onRegistered({ username, password: values.password });
    },
    fieldOf: { 'form/password-common': 'password' },
  });
  const error = (field: string) => entry.fields[field] && e(entry.fields[field]);
  return (
    <form {...entry.form} className={form.form}>
      <p>{t('join.noEmailNeeded')}</p>
      <div className={form.pair}>
        <TextField
          label={i('field.firstname')}
          name="firstname"
          autoComplete="given-name"
          error={error('firstname')}
          required
        />
        <TextField
          label={i('field.lastname')}
          name="lastname"
          autoComplete="family-name"
          error={error('lastname')}
          required
        />
      </div>
      <PasswordField
        label={i('field.password')}
        name="password"
        autoComplete="new-password"
        showLabel={i('field.showPassword')}
        hideLabel={i('field.hidePassword')}
        hint={error('password') ? undefined : i('signup.passwordHint')}
        error={error('password')}
        required
      />
      <p className={form.small}>
        <strong>{i('signup.noticeHeading')}.</strong> {t('join.notice')}{' '}
        <a href={privacyAddress} target="_blank" rel="noreferrer">
          {i('signup.privacy')} <span className="visually-hidden">{s('footer.newTab')}</span>
        </a>
      </p>
      <FormNotice problem={entry.problem} fields={entry.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={entry.isSending}>
          {entry.isSending ? i('form.sending') : t('join.submit')}
        </Button>
      </div>
    </form>
  );
}
