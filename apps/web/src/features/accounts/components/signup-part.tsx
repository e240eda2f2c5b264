import type { ReactNode } from 'react';
import form from '../../../ui/form.module.css';

/**
 * Hidden fields stay mounted to keep their values; disabled, they are neither validated nor sent.
 */
export function SignupPart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <fieldset role="none" className={form.part} hidden={!isShown} disabled={!isShown}>
      {children}
    </fieldset>
  );
}
