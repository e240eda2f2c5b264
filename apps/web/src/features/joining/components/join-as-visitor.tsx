import { joinForm } from '@trio/contracts/joining';
import { joinPath, pages } from '@trio/contracts/pages';
import type { HomeRegion } from '@trio/domain/age/home-regions';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { askGuardian, useGuardianToken } from '../../../lib/guardians.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { privacyAddress, settings } from '../../../lib/settings.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { AgeFields, AskGuardian } from '../../../ui/age/lazy-age.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { PageLoading } from '../../../ui/loading.tsx';
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
  const guardianToken = useGuardianToken();
  const signup = { code: found.code, guardianToken };
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
            <NewStudentForm found={found} onRegistered={onRegistered} />
            <p className={form.aside}>
              <Link to={pages.signup.path} state={signup}>
                {t('join.withEmail')}
              </Link>
            </p>
          </>
        ) : (
          <p>
            <ButtonLink to={pages.signup.path} state={signup}>
              {t('join.toSignup')}
            </ButtonLink>
          </p>
        )}
      </section>
    </>
  );
}

interface NewStudentFormProps {
  found: FoundClass;
  onRegistered: (student: NewStudent) => void;
}

function NewStudentForm({ found, onRegistered }: NewStudentFormProps) {
  const { code } = found;
  const t = useText('join');
  const i = useText('identity');
  const s = useText('shell');
  const e = useErrorText();
  const guardianToken = useGuardianToken();
  const [below, setBelow] = useState<{ age: number; region: HomeRegion } | null>(null);
  const entry = useForm({
    schema: joinForm,
    submit: async (values) => {
      let username: string;
      try {
        ({ username } = await register({ ...values, code, guardianToken }));
      } catch (error) {
        const isBelow = error instanceof ApiFailure && error.code === 'auth/guardian-required';
        if (!isBelow) throw error;
        return setBelow({ age: values.age ?? 0, region: values.region ?? 'other' });
      }
      countEvent('signup');
      onRegistered({ username, password: values.password });
    },
    fieldOf: { 'form/password-common': 'password', 'auth/age-required': 'age' },
  });
  const error = (field: string) => entry.fields[field] && e(entry.fields[field]);
  if (below) {
    return (
      <Suspense fallback={<PageLoading />}>
        <AskGuardian ask={(guardianEmail) => askGuardian({ code, ...below, guardianEmail })} />
      </Suspense>
    );
  }
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
      {found.asksAge && guardianToken === undefined && (
        <Suspense fallback={null}>
          <div className={form.fields}>
            <AgeFields error={error} />
          </div>
        </Suspense>
      )}
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
