import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Note } from '../../../../ui/note.tsx';
import { ResendMail } from './resend-mail.tsx';

export function ConfirmationNote() {
  const t = useText('account');
  const { emailConfirmation, email } = useAccount();
  if (emailConfirmation === undefined) return null;
  const isRequired = emailConfirmation === 'required';
  return (
    <Note>
      <p>{t(isRequired ? 'confirmation.required' : 'confirmation.asked', { email })}</p>
      <ResendMail />
    </Note>
  );
}
