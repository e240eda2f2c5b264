import type { Namespaces } from '@trio/i18n/namespaces.generated';
import type { Register } from '@trio/i18n/message';
import { registerOf } from '@trio/i18n/register';
import type { Translate } from '@trio/i18n/translator';
import { createContext, use } from 'react';
import { useSession } from '../session/session.ts';
import { useTextInRegister } from './use-text.ts';

/** For a part whose reader is known although nobody is logged in. */
export const PartRegister = createContext<Register | null>(null);

export function useErrorText(): Translate<Namespaces['errors']> {
  const session = useSession();
  const role = session.status === 'signed-in' ? session.account.role : undefined;
  return useTextInRegister('errors', use(PartRegister) ?? registerOf(role));
}
