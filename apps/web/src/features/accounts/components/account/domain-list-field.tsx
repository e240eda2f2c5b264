import type { ErrorCode } from '@trio/contracts/error-codes';
import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { listAsText, wrongEntries } from '../../model/domain-lists.ts';

interface DomainListFieldProps {
  name: string;
  label: string;
  hint: string;
  domains: readonly string[];
  isOn: boolean;
  refusal: ErrorCode | undefined;
}

/**
 * A list of domains as text. Once refused, it names what is wrong until that is mended; not as it is
 * left, or the message would push the button away from under the finger that is about to press it.
 */
export function DomainListField({
  name,
  label,
  hint,
  domains,
  isOn,
  refusal,
}: DomainListFieldProps) {
  const t = useText('account');
  const e = useText('errors');
  const kept = listAsText(domains);
  const [typed, setTyped] = useState(kept);
  const [wasRefused, setWasRefused] = useState(false);
  if (refusal !== undefined && !wasRefused) setWasRefused(true);
  const wrong = wasRefused ? wrongEntries(typed) : [];
  const named =
    wrong.length > 0
      ? t('domains.invalid', { count: wrong.length, entries: wrong.join(', ') })
      : refusal && e(refusal);
  return (
    <TextArea
      label={label}
      name={name}
      rows={3}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={kept}
      hint={domains.length > 0 && !isOn ? `${hint} ${t('domains.off')}` : hint}
      error={named}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
