import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Modal } from '../../../ui/modal.tsx';
import { SignupContactSent } from './signup-contact-sent.tsx';
import { SignupForm } from './signup-form.tsx';
import { useSignup } from './use-signup.ts';

interface SignupModalProps {
  /** Router state for links to other modals. */
  linkState: object;
  isImmediate: boolean;
  onClosed: () => void;
}

export function SignupModal({ linkState, isImmediate, onClosed }: SignupModalProps) {
  const t = useText('identity');
  const signup = useSignup();
  const { contacted, role, isBusy, forgetDraft } = signup;
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
      isBlocked={isBusy}
      isImmediate={isImmediate}
      onClosed={closed}
    >
      {(close) =>
        contacted ? (
          <SignupContactSent email={contacted.email} onClose={close} />
        ) : (
          <SignupForm signup={signup} linkState={linkState} onCancel={close} />
        )
      }
    </Modal>
  );
}
