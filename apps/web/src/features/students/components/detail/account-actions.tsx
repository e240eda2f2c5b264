import { useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { profileTab } from '../../../../lib/profile/profile-addresses.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { setDisabled, type StudentDetail } from '../../api/one-student.ts';
import { hasProfile } from '../../model/chosen-cards.ts';
import { fullName } from '../../model/full-name.ts';
import style from './student-modal.module.css';

interface AccountActionsProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
  onDelete: () => void;
  onMerge: () => void;
}

/** What staff can do with an account; what cannot be undone stands last and asks first. */
export function AccountActions({ student, onChanged, onDelete, onMerge }: AccountActionsProps) {
  const t = useText('students');
  const e = useText('errors');
  const s = useText('shell');
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const name = fullName(student);

  const toggle = async (isEnabled: boolean) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await setDisabled(student._id, !isEnabled);
      countEvent(isEnabled ? 'student-enable' : 'student-disable');
      await onChanged();
      setNews(t(isEnabled ? 'list.enabledAgain' : 'list.disabled', { name }));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  };

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
            isBusy={isBusy}
            onChange={(isEnabled) => void toggle(isEnabled)}
          />
          <span aria-hidden="true">{t('detail.enabled')}</span>
        </span>
      </div>
      {problem !== null && (
        <ErrorNotice>
          {t('list.toggleFailed', { name })} {e(problem)}
        </ErrorNotice>
      )}
      <p className={form.aloud} role="status">
        {news}
      </p>
    </div>
  );
}
