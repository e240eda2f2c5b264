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
 * After a refusal it shows the invalid entries while the user types. It does not validate on blur:
 * the message would move the save button from under the pointer.
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
