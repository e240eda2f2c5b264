import type { ClassDetail } from '@trio/contracts/classes';
import { liveClassPath } from '@trio/contracts/pages';
import { useRef, useState } from 'react';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { CopyButton } from '../../../ui/copy-text/copy-button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { replaceCode, setJoining } from '../api.ts';
import { joinLink } from '../model.ts';
import style from './joining-panel.module.css';

interface JoiningPanelProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

export function JoiningPanel({ shown, onChanged }: JoiningPanelProps) {
  const t = useText('classes');
  const e = useErrorText();
  const dateOf = useDate();
  const [isReplacing, setIsReplacing] = useState(false);
  const isOpen = shown.state === 'open';
  const joining = useServerChange({
    mutationFn: (isWanted: boolean) => setJoining(shown._id, isWanted),
    onSuccess: onChanged,
  });
  return (
    <Section heading={t('class.joining')}>
      <div className={style.code} data-state={shown.state}>
        <Copied
          label={t('class.codeLabel')}
          text={shown.joinCode}
          button={t('class.copyCode')}
          isLarge
        />
        <Copied
          label={t('class.link')}
          text={joinLink(location.origin, shown.joinCode)}
          button={t('class.copyLink')}
        />
      </div>
      <div className={style.state}>
        <span className={style.switch}>
          <Switch
            label={t('class.openSwitch')}
            isOn={isOpen}
            isBusy={joining.isPending}
            onChange={joining.run}
          />
          <strong aria-hidden="true">{t('class.openSwitch')}</strong>
        </span>
        <p role="status">
          {shown.joiningEndsAt === null
            ? t('class.closedText')
            : t('class.openUntil', { date: dateOf(shown.joiningEndsAt) })}
        </p>
      </div>
      <div className={style.actions}>
        <ButtonLink to={liveClassPath(shown._id)}>{t('class.live')}</ButtonLink>
        <Button look="quiet" onClick={() => setIsReplacing(true)}>
          {t('class.newCode')}
        </Button>
      </div>
      {joining.problem !== null && (
        <ErrorNotice>
          {t('class.failedChange')} {e(joining.problem)}
        </ErrorNotice>
      )}
      {isReplacing && (
        <ConfirmModal
          heading={t('class.newCodeHeading')}
          confirmLabel={t('class.newCodeYes')}
          busyLabel={t('class.busy')}
          cancelLabel={t('class.cancel')}
          isDestructive
          action={async () => {
            await replaceCode(shown._id);
            await onChanged();
          }}
          onClosed={() => setIsReplacing(false)}
        >
          <p>{t('class.newCodeText', { code: shown.joinCode })}</p>
        </ConfirmModal>
      )}
    </Section>
  );
}

interface CopiedProps {
  label: string;
  text: string;
  button: string;
  isLarge?: boolean;
}

function Copied({ label, text, button, isLarge = false }: CopiedProps) {
  const t = useText('classes');
  const shown = useRef<HTMLParagraphElement>(null);
  const labels = { copy: button, copied: t('class.copied'), copyByHand: t('class.copyByHand') };
  return (
    <div className={style.copied}>
      <span className={style.label}>{label}</span>
      <p ref={shown} className={isLarge ? style.large : style.text} translate="no">
        {text}
      </p>
      <CopyButton text={text} shown={shown} labels={labels} />
    </div>
  );
}
