import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHint } from '../../../lib/forms/use-hint.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { AgeFields } from '../../../ui/age/lazy-age.ts';
import { CountryField, PostalCodeField } from '../../../ui/address-fields.tsx';
import form from '../../../ui/form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { createCodePreview, type ShownPreview } from '../model/code-preview.ts';
import style from './signup-code-preview.module.css';
import { previewCode, type SignupFieldsProps } from './use-signup.ts';

/**
 * Hidden fields stay mounted to keep their values; disabled, they are neither validated nor sent.
 */
function SignupPart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <fieldset role="none" className={form.part} hidden={!isShown} disabled={!isShown}>
      {children}
    </fieldset>
  );
}

interface SignupPersonFieldsProps extends SignupFieldsProps {
  children: ReactNode;
}

export function SignupPersonFields({ kind, error, errorHint, children }: SignupPersonFieldsProps) {
  const t = useText('identity');
  return (
    <>
      <TextField
        label={t('field.firstname')}
        name="firstname"
        autoComplete="given-name"
        error={error('firstname')}
        required
      />
      <TextField
        label={t('field.lastname')}
        name="lastname"
        autoComplete="family-name"
        error={error('lastname')}
        required
      />
      <div className={kind === 'student' ? undefined : form.wide}>
        <TextField
          label={t('field.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={errorHint('email') ?? (kind === 'school' ? t('signup.schoolEmailHint') : undefined)}
          error={error('email')}
          required
        />
        {children}
      </div>
    </>
  );
}

interface SignupStudentFieldsProps extends SignupFieldsProps {
  asksAge: boolean;
  onAsksAge: (asksAge: boolean) => void;
}

export function SignupStudentFields({
  kind,
  error,
  errorHint,
  asksAge,
  onAsksAge,
}: SignupStudentFieldsProps) {
  const t = useText('identity');
  const { state } = useLocation() as { state: { readonly code?: string } | null };
  const given = state?.code ?? '';
  const [shown, setShown] = useState<ShownPreview>(null);
  const [preview] = useState(() =>
    createCodePreview({
      lookUp: previewCode,
      onShow: (next) => {
        setShown(next);
        if (next?.state === 'open') onAsksAge(next.asksAge === true);
      },
    }),
  );
  useEffect(() => {
    if (given !== '') {
      preview.typed(given);
      preview.left(given);
    }
    return () => preview.stop();
  }, [preview, given]);
  const hint = shown === null ? t('signup.codeHint') : undefined;
  const refusal = kind === 'student' ? error('code') : undefined;
  return (
    <SignupPart isShown={kind === 'student'}>
      <div>
        <TextField
          label={t('field.code')}
          name="code"
          defaultValue={given}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={refusal === undefined ? hint : errorHint('code')}
          error={refusal}
          onInput={({ currentTarget }) => preview.typed(currentTarget.value)}
          onBlur={({ currentTarget }) => preview.left(currentTarget.value)}
          required
        />
        <SignupCodePreview preview={refusal === undefined ? shown : null} />
      </div>
      {asksAge && (
        <Suspense fallback={null}>
          <AgeFields error={error} />
        </Suspense>
      )}
    </SignupPart>
  );
}

/** Always mounted, so that screen readers announce changes. */
function SignupCodePreview({ preview }: { preview: ShownPreview }) {
  const t = useText('identity');
  const e = useErrorText();
  const hintOf = useHint();
  const status = useRef<HTMLDivElement>(null);
  const state = preview?.state;
  // The modal's buttons may cover the line below the field. The answer may come late: what has the
  // focus by then, such as an error, stays in view.
  useLayoutEffect(() => {
    if (state === undefined) return;
    status.current?.scrollIntoView({ block: 'nearest' });
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div ref={status} role="status" className={style.preview}>
      {preview?.state === 'open' && (
        <p className={style.found}>{t('signup.joining', { school: preview.schoolname })}</p>
      )}
      {preview?.state === 'closed' && <p>{e('auth/school-not-open')}</p>}
      {preview?.state === 'unknown' && (
        <>
          <p>{e('auth/school-not-found')}</p>
          <p>{hintOf('auth/school-not-found')}</p>
        </>
      )}
    </div>
  );
}

const countryOfBrowser = (): string => {
  const region = navigator.language.split('-').at(-1)?.toUpperCase();
  return region === 'CA' ? 'can' : region === 'US' ? 'usa' : '';
};

export function SignupSchoolFields({ kind, error, errorHint }: SignupFieldsProps) {
  const t = useText('identity');
  const [country, setCountry] = useState(countryOfBrowser);
  return (
    <>
      <SignupPart isShown={kind === 'school'}>
        <div className={form.wide}>
          <TextField
            label={t('field.address')}
            name="address"
            autoComplete="street-address"
            error={error('address')}
            required
          />
        </div>
        <TextField
          label={t('field.city')}
          name="city"
          autoComplete="address-level2"
          error={error('city')}
          required
        />
        <TextField
          label={t('field.state')}
          name="state"
          autoComplete="address-level1"
          error={error('state')}
          required
        />
        <CountryField
          name="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          error={error('country')}
          required
        />
        <PostalCodeField name="postalzip" country={country} error={error('postalzip')} required />
      </SignupPart>
      <SignupPart isShown={kind !== 'student'}>
        <TextField
          label={t('field.schoolname')}
          name="schoolname"
          autoComplete="organization"
          error={error('schoolname')}
          required
        />
        <TextField
          label={t('field.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          error={error('phone')}
          required
        />
      </SignupPart>
      <SignupPart isShown={kind === 'school'}>
        <div className={form.wide}>
          <TextField
            label={t('field.wantedCode')}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={(kind === 'school' ? errorHint('code') : undefined) ?? t('signup.wantedCodeHint')}
            error={kind === 'school' ? error('code') : undefined}
          />
        </div>
      </SignupPart>
    </>
  );
}

export function SignupPasswordFields({ kind, error }: SignupFieldsProps) {
  const t = useText('identity');
  const reveal = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <SignupPart isShown={kind !== 'contact'}>
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        hint={error('password') ? undefined : t('signup.passwordHint')}
        error={error('password')}
        required
        {...reveal}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={error('confirmPassword')}
        required
        {...reveal}
      />
    </SignupPart>
  );
}
