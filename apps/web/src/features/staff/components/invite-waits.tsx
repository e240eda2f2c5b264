import { pages } from '@trio/contracts/pages';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';

/** Only a verified and approved school may invite colleagues. */
export function InviteWaits({ waitsFor }: { waitsFor: 'verification' | 'approval' }) {
  const t = useText('staff');
  const { email, pendingEmail } = useAccount();
  return (
    <Note>
      <p>
        {waitsFor === 'verification'
          ? t('staff.waitsVerification', { address: pendingEmail ?? email })
          : t('staff.waitsApproval')}
      </p>
      {waitsFor === 'verification' && (
        <ButtonLink look="quiet" to={pages.account.path}>
          {t('staff.toAccount')}
        </ButtonLink>
      )}
    </Note>
  );
}
