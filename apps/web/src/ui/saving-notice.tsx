import { useText } from '../lib/language/use-text.ts';
import type { Saving } from '../lib/current-sort.ts';
import { Note } from './note.tsx';
import { ErrorNotice } from './notice.tsx';
import style from './saving-notice.module.css';

interface SavingNoticeProps {
  saving: Saving;
  isOnlyOnPage: boolean;
  wasRestored: boolean;
}

/** Shows only what a student can act on. */
export function SavingNotice({ saving, isOnlyOnPage, wasRestored }: SavingNoticeProps) {
  const t = useText('shell');
  if (saving === 'expired') return <Expired />;
  const isRefused = saving === 'refused';
  if (isRefused || (saving === 'waiting' && isOnlyOnPage)) {
    return (
      <div className={style.place}>
        <ErrorNotice>{t(isRefused ? 'network.refused' : 'network.onlyOnPage')}</ErrorNotice>
      </div>
    );
  }
  if (!wasRestored) return null;
  return (
    <div className={`${style.place} ${style.light}`} role="status">
      <Note>
        <p>{t('network.goneOn')}</p>
      </Note>
    </div>
  );
}

function Expired() {
  const t = useText('shell');
  const e = useText('errors');
  return (
    <div className={style.place}>
      <ErrorNotice>
        {t('network.expired')} {e('result/school-expired')}
      </ErrorNotice>
    </div>
  );
}
