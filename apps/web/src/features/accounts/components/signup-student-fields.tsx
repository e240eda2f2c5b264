import { useText } from '../../../lib/language/use-text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { SignupPart } from './signup-part.tsx';
import type { SignupFieldsProps } from './use-signup.ts';

/** The code that leads to a student's school. */
export function SignupStudentFields({ kind, error }: SignupFieldsProps) {
  const t = useText('identity');
  return (
    <SignupPart isShown={kind === 'student'}>
      <TextField
        label={t('field.code')}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('signup.codeHint')}
        error={kind === 'student' ? error('code') : undefined}
        required
      />
    </SignupPart>
  );
}
