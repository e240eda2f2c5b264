import { useEffect, useRef } from 'react';
import { useHint } from '../../../lib/forms/use-hint.ts';
import { useText } from '../../../lib/language/use-text.ts';
import type { ShownPreview } from '../model/code-preview.ts';
import style from './signup-code-preview.module.css';

/** Always mounted, so that screen readers announce changes. */
export function SignupCodePreview({ preview }: { preview: ShownPreview }) {
  const t = useText('identity');
  const e = useText('errors');
  const hintOf = useHint();
  const status = useRef<HTMLDivElement>(null);
  const state = preview?.state;
  // The modal's buttons may cover the line below the field.
  useEffect(() => {
    if (state !== undefined) status.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div ref={status} role="status" className={style.preview}>
      {preview?.state === 'open' && (
        <p className={style.found}>{t('signup.joining', { school: preview.schoolname })}</p>
      )}
      {preview?.state === 'closed' && <p>{e('auth/school-not-open')}</p>}
      {preview?.state === 'unknown' && (
        <>
          <p>{e('auth/school-not-found')}</p>
          <p>{hintOf('auth/school-not-found')}</p>
        </>
      )}
    </div>
  );
}
