import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { ownerName } from '../../lib/profile-files/file-names.ts';
import type { ProfileRun } from '../../lib/profile-files/profile-run.ts';
import style from '../batches/batch.module.css';
import { NameList } from '../batches/name-list.tsx';
import { Button } from '../button.tsx';
import { ErrorNotice } from '../notice.tsx';

interface ProfilesResultProps {
  run: ProfileRun;
  onSave: (at: number) => void;
  onGoOn: () => void;
  onClose: () => void;
}

export function ProfilesResult({ run, onSave, onGoOn, onClose }: ProfilesResultProps) {
  const t = useText('many');
  const e = useErrorText();
  const { kind, files, fetched, total, without, problem } = run;
  const isWhole = problem === null && fetched === total;
  const made = total - without.filter(({ hasProfile }) => hasProfile).length;
  return (
    <>
      <div className={style.content} role="status">
        {isWhole && <p>{made === 0 ? t('profiles.none') : t('profiles.done', { count: made })}</p>}
        {!isWhole && <p>{t('profiles.stopped', { done: fetched, total })}</p>}
      </div>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
      {without.length > 0 && (
        <>
          <p>{t('profiles.without', { count: without.length })}</p>
          <NameList
            label={t('profiles.withoutList')}
            names={without.map((owner) => ({ id: owner._id, name: ownerName(owner) }))}
          />
        </>
      )}
      <div className={style.actions}>
        {files.map(({ first, last }, at) => (
          <Button key={first} onClick={() => onSave(at)}>
            {kind === 'zip'
              ? t('profiles.saveZip')
              : t('profiles.savePart', { part: at + 1, first, last })}
          </Button>
        ))}
        {!isWhole && <Button onClick={onGoOn}>{t('profiles.goOn')}</Button>}
        <Button look="quiet" onClick={onClose}>
          {t('act.close')}
        </Button>
      </div>
    </>
  );
}
