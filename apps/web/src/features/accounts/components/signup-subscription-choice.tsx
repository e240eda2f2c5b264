import { useText } from '../../../lib/language/use-text.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';

export type Subscription = 'purchased' | 'contact';

interface SignupSubscriptionChoiceProps {
  value: Subscription;
  isFixed: boolean;
  onChoose: (subscription: Subscription) => void;
}

export function SignupSubscriptionChoice(group: SignupSubscriptionChoiceProps) {
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
