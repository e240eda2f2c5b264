import { useState } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { profileTab } from '../../../../lib/profile/profile-addresses.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { setDisabled, type StudentDetail } from '../../api/students.ts';
import { hasProfile } from '../../model/chosen-cards.ts';
import { fullName } from '../../model/full-name.ts';
import style from './student-modal.module.css';

interface AccountActionsProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
  onDelete: () => void;
  onMerge: () => void;
}

export function AccountActions({ student, onChanged, onDelete, onMerge }: AccountActionsProps) {
  const t = useText('students');
  const e = useText('errors');
  const s = useText('shell');
  const language = useLanguage();
  const [news, setNews] = useState<string | null>(null);
  const name = fullName(student);

  const toggle = useServerChange({
    mutationFn: (isEnabled: boolean) => setDisabled(student._id, !isEnabled),
    onSuccess: async (_, isEnabled) => {
      countEvent(isEnabled ? 'student-enable' : 'student-disable');
      await onChanged();
      setNews(t(isEnabled ? 'list.enabledAgain' : 'list.disabled', { name }));
    },
  });

  return (
    <div className={style.account}>
      <div className={style.actions}>
        {hasProfile(student) && !student.isProfileAwaited && (
          <ButtonLink
            to={profileTab(language, student._id)}
            target="_blank"
            rel="noopener"
            onClick={() => countEvent('student-download')}
          >
            {t('detail.profile')} <span className={form.aloud}>{s('footer.newTab')}</span>
          </ButtonLink>
        )}
        <Button look="quiet" onClick={onMerge}>
          {t('detail.merge')}
        </Button>
        <Button look="quiet" onClick={onDelete}>
          {t('detail.delete')}
        </Button>
        <span className={style.enabled}>
          <Switch
            label={t('list.enabledOf', { name })}
            isOn={!student.disabled}
            isBusy={toggle.isPending}
            onChange={toggle.run}
          />
          <span aria-hidden="true">{t('detail.enabled')}</span>
        </span>
      </div>
      {toggle.problem !== null && (
        <ErrorNotice>
          {t('list.toggleFailed', { name })} {e(toggle.problem)}
        </ErrorNotice>
      )}
      <p className={form.aloud} role="status">
        {news}
      </p>
    </div>
  );
}
