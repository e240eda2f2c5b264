import type { ClassDetail } from '@trio/contracts/classes';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { MadeSignIns } from './made-sign-ins.tsx';
import { PasteForm } from './paste-form.tsx';
import { MakingProgress } from './making-progress.tsx';
import style from './sign-ins.module.css';
import { useMaking } from './use-making.ts';

interface SignInsSectionProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

export function SignInsSection({ shown, onChanged }: SignInsSectionProps) {
  const t = useText('signins');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { making, start, goOn, stop, forget } = useMaking(shown._id, () => void onChanged());
  const close = () => {
    forget();
    setOpen(false);
    box.current?.focus();
  };
  return (
    <Section heading={t('signins.heading')}>
      <div ref={box} className={style.content} tabIndex={-1}>
        {!isOpen && (
          <>
            <p className={style.quiet}>{t('signins.lead')}</p>
            <div className={style.actions}>
              <Button look="quiet" onClick={() => setOpen(true)}>
                {t('signins.open')}
              </Button>
            </div>
          </>
        )}
        {isOpen && making === null && (
          <PasteForm shown={shown} onMake={(rows) => void start(rows)} onClose={close} />
        )}
        {making !== null && making.status !== 'ended' && (
          <MakingProgress making={making} onStop={stop} />
        )}
        {making?.status === 'ended' && (
          <MadeSignIns
            classId={shown._id}
            making={making}
            onContinue={() => void goOn(making)}
            onClose={close}
          />
        )}
      </div>
    </Section>
  );
}
