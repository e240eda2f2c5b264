import { pages } from '@trio/contracts/pages';
import { registerOf } from '@trio/i18n/register';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useHint } from '../../../lib/forms/use-hint.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { PartRegister, useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { askGuardian } from '../../../lib/guardians.ts';
import { privacyAddress } from '../../../lib/settings.ts';
import { AskGuardian } from '../../../ui/age/lazy-age.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { PageLoading } from '../../../ui/loading.tsx';
import message from '../../../ui/message.module.css';
import { Modal } from '../../../ui/modal.tsx';
import {
  SignupPasswordFields,
  SignupPersonFields,
  SignupSchoolFields,
  SignupStudentFields,
} from './signup-fields.tsx';
import {
  useSignup,
  type Below,
  type ErrorOf,
  type HintOf,
  type Signup,
  type SignupKind,
  type SignupRole,
  type Subscription,
} from './use-signup.ts';

interface SignupModalProps {
  linkState: object;
  isImmediate: boolean;
  onClosed: () => void;
}

export function SignupModal({ linkState, isImmediate, onClosed }: SignupModalProps) {
  const t = useText('identity');
  const signup = useSignup();
  const { contacted, below, role, isBusy, forgetDraft } = signup;
  usePageTitle(t('signup.title'));
  // The next person at a shared device must not see an abandoned draft.
  const closed = () => {
    forgetDraft();
    onClosed();
  };
  const heading = t(role === 'student' ? 'signup.heading.student' : 'signup.heading.school');

  return (
    <Modal
      heading={contacted ? t('contact.heading', { name: contacted.name }) : heading}
      isBlocked={isBusy && !below}
      isImmediate={isImmediate}
      onClosed={closed}
    >
      {(close) =>
        contacted ? (
          <SignupContactSent email={contacted.email} onClose={close} />
        ) : below ? (
          <SignupBelowAge below={below} onClose={close} />
        ) : (
          <PartRegister value={registerOf(role)}>
            <SignupForm signup={signup} linkState={linkState} onCancel={close} />
          </PartRegister>
        )
      }
    </Modal>
  );
}

interface SignupContactSentProps {
  email: string;
  onClose: () => void;
}

function SignupContactSent({ email, onClose }: SignupContactSentProps) {
  const t = useText('identity');
  return (
    <div className={message.message}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('contact.sent', { email })}
      </p>
      <div className={form.actions}>
        <Button onClick={onClose}>{t('contact.close')}</Button>
      </div>
    </div>
  );
}

function SignupBelowAge({ below, onClose }: { below: Below; onClose: () => void }) {
  const { ownEmail, ...answer } = below;
  return (
    <PartRegister value="tu">
      <Suspense fallback={<PageLoading />}>
        <AskGuardian
          ownEmail={ownEmail}
          ask={(guardianEmail) => askGuardian({ ...answer, guardianEmail })}
          onClose={onClose}
        />
      </Suspense>
    </PartRegister>
  );
}

interface SignupFormProps {
  signup: Signup;
  linkState: object;
  onCancel: () => void;
}

/** The order of the fields is the order of validation. */
function SignupForm({ signup, linkState, onCancel }: SignupFormProps) {
  const t = useText('identity');
  const e = useErrorText();
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
        <SignupStudentFields
          kind={kind}
          error={error}
          errorHint={errorHint}
          asksAge={signup.asksAge}
          onAsksAge={signup.setAsksAge}
        />
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

interface SignupRoleChoiceProps {
  value: SignupRole;
  isFixed: boolean;
  onChoose: (role: SignupRole) => void;
}

function SignupRoleChoice(group: SignupRoleChoiceProps) {
  const t = useText('identity');
  return (
    <ChoiceGroup
      {...group}
      legend={t('signup.role')}
      name="type"
      choices={[
        { value: 'student', label: t('signup.student'), hint: t('signup.studentHint') },
        { value: 'school', label: t('signup.school'), hint: t('signup.schoolHint') },
      ]}
    />
  );
}

interface SignupSubscriptionChoiceProps {
  value: Subscription;
  isFixed: boolean;
  onChoose: (subscription: Subscription) => void;
}

function SignupSubscriptionChoice(group: SignupSubscriptionChoiceProps) {
  const t = useText('identity');
  return (
    <ChoiceGroup
      {...group}
      legend={t('signup.subscription')}
      name="subscription"
      choices={[
        { value: 'purchased', label: t('signup.purchased') },
        { value: 'contact', label: t('signup.contact') },
      ]}
    />
  );
}

interface SignupKnownEmailProps {
  email: string;
  linkState: object;
}

function SignupKnownEmail({ email, linkState }: SignupKnownEmailProps) {
  const t = useText('identity');
  const state = { ...linkState, email };
  return (
    <p className={form.ways}>
      <Link to={pages.login.path} state={state} replace>
        {t('signup.loginInstead')}
      </Link>
      <Link to={pages.forgot.path} state={state} replace>
        {t('login.forgot')}
      </Link>
    </p>
  );
}

function SignupPrivacyNotice({ kind }: { kind: SignupKind }) {
  const t = useText('identity');
  const s = useText('shell');
  const notices = {
    student: t('signup.notice.student'),
    school: t('signup.notice.school'),
    contact: t('signup.notice.contact'),
  };
  return (
    <p className={form.small}>
      <strong>{t('signup.noticeHeading')}.</strong> {notices[kind]}{' '}
      <a href={privacyAddress} target="_blank" rel="noreferrer">
        {t('signup.privacy')} <span className="visually-hidden">{s('footer.newTab')}</span>
      </a>
    </p>
  );
}
