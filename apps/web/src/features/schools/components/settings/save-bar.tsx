import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import style from './school-settings.module.css';
import type { SettingsHandle } from './use-settings.ts';

/** These errors appear beside their fields. */
const inPlace: readonly string[] = ['school/day-invalid', 'school/too-few-cards'];

/** Floats while changes are unsaved, and while the success message shows. */
export function SaveBar({ settings }: { settings: SettingsHandle }) {
  const t = useText('schools');
  const { isChanged, isSaving, isSaved, problem, undo } = settings;
  return (
    <div className={style.save} data-afloat={isChanged || isSaved || undefined}>
      {problem !== null && !inPlace.includes(problem) && (
        <FormNotice problem={problem} fields={{}} />
      )}
      <div className={style.saveRow}>
        <Button type="submit" isBusy={isSaving}>
          {t(isSaving ? 'save.saving' : 'save.save')}
        </Button>
        {isChanged && (
          <Button look="quiet" isBusy={isSaving} onClick={undo}>
            {t('save.undo')}
          </Button>
        )}
        {isChanged && !isSaving && <span className={style.quiet}>{t('save.unsaved')}</span>}
        <SuccessNotice>{isSaved && t('save.saved')}</SuccessNotice>
      </div>
    </div>
  );
}
