import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../button.tsx';
import type { ProfileMail } from './use-profile-mail.ts';

interface EmailButtonProps {
  mail: ProfileMail;
  label: string;
  onSent?: () => void;
}

export function EmailButton({ mail: { state, run }, label, onSent }: EmailButtonProps) {
  const t = useText('results');
  const isBusy = state.status === 'busy';
  const send = async () => {
    if (await run()) onSent?.();
  };
  return (
    <Button look="quiet" size="large" isBusy={isBusy} onClick={() => void send()}>
      {isBusy ? t('profile.emailing') : label}
    </Button>
  );
}
