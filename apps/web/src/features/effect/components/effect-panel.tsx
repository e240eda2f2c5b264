import type { EffectMoment } from '@trio/domain/effect/effect';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { sendAnswer } from '../api.ts';
import { EffectForm } from './effect-form.tsx';
import style from './effect-panel.module.css';

/** Nothing unless the server says that this moment is open for the student. */
export function EffectPanel({ moment }: { moment: EffectMoment }) {
  const t = useText('effect');
  const { effectMoments = [] } = useAccount();
  const [end, setEnd] = useState<'thanks' | 'skipped' | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  // The focused button disappears with the form.
  useEffect(() => {
    if (end !== null) note.current?.focus();
  }, [end]);

  if (end !== null) {
    return (
      <p ref={note} className={style.end} role="status" tabIndex={-1}>
        {t(`effect.${end}`)}
      </p>
    );
  }
  if (!effectMoments.includes(moment)) return null;

  const finish = (how: 'thanks' | 'skipped', moments: readonly EffectMoment[]) => {
    setEnd(how);
    updateAccount({ effectMoments: [...moments] });
  };
  const skip = () => {
    finish('skipped', []);
    // If this fails, nothing is tried again: the server asks again while the moment lasts.
    sendAnswer(moment, null).catch(() => {});
  };
  return (
    <section className={style.panel} aria-labelledby={`effect-${moment}`}>
      <div className={style.head}>
        <h2 id={`effect-${moment}`} className={style.heading}>
          {t('effect.heading')}
        </h2>
        <Button look="quiet" onClick={skip}>
          {t('effect.skip')}
        </Button>
      </div>
      <p>{t(`effect.lead.${moment}`)}</p>
      <EffectForm onSend={async (points) => finish('thanks', await sendAnswer(moment, points))} />
    </section>
  );
}
