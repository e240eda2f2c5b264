import { limits } from '@trio/domain/limits';
import { useSavedCareers } from '../../../lib/careers/saved-careers.ts';
import { useText } from '../../../lib/language/use-text.ts';
import style from './saved-note.module.css';

/** Names the readers of saved careers, and says if changes are not sent yet. */
export function SavedNote() {
  const t = useText('careers');
  const { isOffline, isFull, known, changes } = useSavedCareers();
  const trouble = changes.length > 0 ? 'keep.waiting' : known === null ? 'keep.failed' : null;
  return (
    <div className={style.note}>
      <p>{t('keep.readers')}</p>
      <p role="status">
        {isFull
          ? t('keep.full', { max: limits.savedCareersMax })
          : isOffline && trouble !== null && t(trouble)}
      </p>
    </div>
  );
}
