import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Section } from '../../../ui/section.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteWaits } from './invite-waits.tsx';

/** Lets a colleague in; a school that is not open yet reads why it cannot. */
export function InviteSection({ onInvited }: { onInvited: () => void }) {
  const t = useText('staff');
  const { waitsFor } = useAccount();
  return (
    <Section heading={t('staff.inviteHeading')}>
      {waitsFor ? <InviteWaits waitsFor={waitsFor} /> : <InviteForm onInvited={onInvited} />}
    </Section>
  );
}
