import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Note } from '../../../../ui/note.tsx';
import { ResendMail } from './resend-mail.tsx';

export function WaitingNote() {
  const t = useText('account');
  const { waitsFor, email, pendingEmail } = useAccount();
  if (!waitsFor) return null;
  return (
    <Note>
      <p>
        {waitsFor === 'verification'
          ? t('waiting.verification', { address: pendingEmail ?? email })
          : t('waiting.approval')}
      </p>
      {/* A pending new address has its own resend button. */}
      {waitsFor === 'verification' && pendingEmail === undefined && <ResendMail />}
    </Note>
  );
}
