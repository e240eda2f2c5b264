import { pages } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useHint } from '../../../lib/forms/use-hint.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { SignupKnownEmail } from './signup-known-email.tsx';
import { SignupPasswordFields } from './signup-password-fields.tsx';
import { SignupPersonFields } from './signup-person-fields.tsx';
import { SignupPrivacyNotice } from './signup-privacy-notice.tsx';
import { SignupRoleChoice } from './signup-role-choice.tsx';
import { SignupSchoolFields } from './signup-school-fields.tsx';
import { SignupStudentFields } from './signup-student-fields.tsx';
import { SignupSubscriptionChoice } from './signup-subscription-choice.tsx';
import type { ErrorOf, HintOf, Signup } from './use-signup.ts';

interface SignupFormProps {
  signup: Signup;
  linkState: object;
  onCancel: () => void;
}

/** The order of the fields is the order of validation. */
export function SignupForm({ signup, linkState, onCancel }: SignupFormProps) {
  const t = useText('identity');
  const e = useText('errors');
  const { kind, role, subscription, isBusy, fields } = signup;
  const error: ErrorOf = (field) => fields[field] && e(fields[field]);
  const hintOf = useHint();
  const errorHint: HintOf = (field) => hintOf(fields[field]);
  const isKnown = fields['email'] === 'auth/email-already-exists';
  const submit = t(kind === 'contact' ? 'signup.submitContact' : 'signup.submit');

  return (
    <form {...signup.form} className={form.form}>
      <SignupRoleChoice value={role} isFixed={isBusy} onChoose={signup.chooseRole} />
      {role === 'school' && (
        <SignupSubscriptionChoice
          value={subscription}
          isFixed={isBusy}
          onChoose={signup.chooseSubscription}
        />
      )}
      <div className={form.fields}>
        <SignupPersonFields kind={kind} error={error} errorHint={errorHint}>
          {isKnown && <SignupKnownEmail email={signup.triedEmail} linkState={linkState} />}
        </SignupPersonFields>
        <SignupStudentFields kind={kind} error={error} errorHint={errorHint} />
        <SignupSchoolFields kind={kind} error={error} errorHint={errorHint} />
        <SignupPasswordFields kind={kind} error={error} errorHint={errorHint} />
      </div>
      <SignupPrivacyNotice kind={kind} />
      <div className={form.end}>
        <FormNotice problem={signup.problem} fields={fields} />
        <div className={form.actions}>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? t('form.sending') : submit}
          </Button>
          <Button look="quiet" isBusy={isBusy} onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </div>
      </div>
      {!isBusy && (
        <p className={form.aside}>
          {t('signup.hasAccount')}{' '}
          <Link to={pages.login.path} state={linkState} replace>
            {t('signup.toLogin')}
          </Link>
        </p>
      )}
    </form>
  );
}
