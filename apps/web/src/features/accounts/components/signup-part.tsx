import type { ReactNode } from 'react';
import form from '../../../ui/form.module.css';

/**
 * Fields that only some sign-ups ask for. They stay on the page while they are not asked for, so that
 * what was typed is there again; disabled, they are neither checked nor sent.
 */
export function SignupPart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <fieldset role="none" className={form.part} hidden={!isShown} disabled={!isShown}>
      {children}
    </fieldset>
  );
}
