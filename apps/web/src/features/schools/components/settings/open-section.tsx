import type { SchoolSettings } from '@trio/contracts/schools';
import { useRef, useState } from 'react';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { approve, verify } from '../../api/schools.ts';
import style from './school-settings.module.css';

interface OpenSectionProps {
  school: SchoolSettings;
  onChanged: (school: SchoolSettings) => void;
}

const steps = { verify, approve };
type Step = keyof typeof steps;

export function OpenSection({ school, onChanged }: OpenSectionProps) {
  const t = useText('schools');
  const dateOf = useDate();
  const [asking, setAsking] = useState<Step | null>(null);
  const [done, setDone] = useState<Step | null>(null);
  const result = useRef<SchoolSettings>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const { schoolname: name, verified, approved, needsApproval, waitsFor } = school;

  const act = (step: Step) => async () => {
    result.current = await steps[step](school.id);
  };
  const afterClosing = (step: Step, isDone: boolean) => {
    setAsking(null);
    if (!isDone || result.current === null) return;
    setDone(step);
    onChanged(result.current);
    // The focused button is gone.
    said.current?.focus();
  };

  return (
    <Section heading={t('open.heading')}>
      <p className={style.lead}>{t(waitsFor === null ? 'open.yes' : 'open.no')}</p>
      <SuccessNotice ref={said}>
        {done !== null && t(done === 'verify' ? 'open.verifiedNow' : 'open.approvedNow')}
      </SuccessNotice>
      <div className={style.step}>
        <p>
          {verified === null
            ? t('open.unverified')
            : t('open.verified', { date: dateOf(verified) })}
        </p>
        {verified === null && (
          <Button look="quiet" onClick={() => setAsking('verify')}>
            {t('open.verify')}
          </Button>
        )}
      </div>
      {(needsApproval || approved !== null) && (
        <div className={style.step}>
          <p>
            {approved === null
              ? t('open.unapproved')
              : t('open.approved', { date: dateOf(approved) })}
          </p>
          {approved === null && (
            <Button onClick={() => setAsking('approve')}>{t('open.approve')}</Button>
          )}
        </div>
      )}
      {asking && (
        <ConfirmModal
          heading={t(`open.${asking}Heading`, { name })}
          confirmLabel={t(`open.${asking}Yes`)}
          busyLabel={t('open.busy')}
          cancelLabel={t('open.no.button')}
          action={act(asking)}
          onClosed={(isDone) => afterClosing(asking, isDone)}
        >
          <p>{t(`open.${asking}Text`)}</p>
        </ConfirmModal>
      )}
    </Section>
  );
}
