import { useText } from '../../../lib/language/use-text.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { SignupRole } from './use-signup.ts';

interface SignupRoleChoiceProps {
  value: SignupRole;
  isFixed: boolean;
  onChoose: (role: SignupRole) => void;
}

export function SignupRoleChoice(group: SignupRoleChoiceProps) {
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
