import { useEffect, useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { previewCode } from '../api/sign-up.ts';
import { createCodePreview, type ShownPreview } from '../model/code-preview.ts';
import { SignupCodePreview } from './signup-code-preview.tsx';
import { SignupPart } from './signup-part.tsx';
import type { SignupFieldsProps } from './use-signup.ts';

export function SignupStudentFields({ kind, error, errorHint }: SignupFieldsProps) {
  const t = useText('identity');
  const [shown, setShown] = useState<ShownPreview>(null);
  const [preview] = useState(() => createCodePreview({ lookUp: previewCode, onShow: setShown }));
  useEffect(() => () => preview.stop(), [preview]);
  // The preview replaces the hint on where to find the code.
  const hint = shown === null ? t('signup.codeHint') : undefined;
  const refusal = kind === 'student' ? error('code') : undefined;
  return (
    <SignupPart isShown={kind === 'student'}>
      <div>
        <TextField
          label={t('field.code')}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={refusal === undefined ? hint : errorHint('code')}
          error={refusal}
          onInput={({ currentTarget }) => preview.typed(currentTarget.value)}
          onBlur={({ currentTarget }) => preview.left(currentTarget.value)}
          required
        />
        <SignupCodePreview preview={refusal === undefined ? shown : null} />
      </div>
    </SignupPart>
  );
}
