import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../lib/forms/use-action.ts';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import type { FormProblem } from '../../lib/forms/use-form.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { safeName } from '../../lib/profile-files/file-names.ts';
import { readOwners } from '../../lib/profile-files/profile-owners.ts';
import {
  createProfileRun,
  type ProfileFilesKind,
  type ProfileRun,
} from '../../lib/profile-files/profile-run.ts';
import { saveFile } from '../../lib/save-file.ts';
import style from '../batches/batch.module.css';
import { BatchProgress } from '../batches/batch-progress.tsx';
import { Button } from '../button.tsx';
import { ChoiceGroup } from '../choice-group.tsx';
import { Modal } from '../modal.tsx';
import { ErrorNotice } from '../notice.tsx';
import { ProfilesResult } from './profiles-result.tsx';

interface ProfilesModalProps {
  ids: readonly string[];
  /** '' for a selection that is not of one class. */
  classId: string;
  className: string;
  onClosed: () => void;
}

type Run = ReturnType<typeof createProfileRun>;

export function ProfilesModal({ ids, classId, className, onClosed }: ProfilesModalProps) {
  const t = useText('many');
  const e = useErrorText();
  const language = useLanguage();
  const [kind, setKind] = useState<ProfileFilesKind>('zip');
  const [shown, setShown] = useState<ProfileRun | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const run = useRef<Run | null>(null);
  useEffect(() => () => run.current?.stop(), []);

  const begin = async () => {
    setProblem(null);
    setIsReading(true);
    try {
      const owners = await readOwners(ids, classId);
      run.current = createProfileRun(kind, owners, language, setShown);
      void run.current.start();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsReading(false);
    }
  };

  const save = (of: ProfileRun, at: number) => {
    const content = of.files[at]?.content;
    if (!content) return;
    const what = [t(`files.${of.kind}Name`), safeName(className)].filter((part) => part !== '');
    const part = of.files.length > 1 ? `-${at + 1}` : '';
    const extension = of.kind === 'zip' ? 'zip' : 'pdf';
    saveFile(`${what.join('-')}${part}.${extension}`, content);
  };
  const isRunning = isReading || (shown !== null && shown.status !== 'ended');

  return (
    <Modal heading={t('profiles.heading')} isBlocked={isRunning} onClosed={onClosed}>
      {(close) => (
        <div className={style.content}>
          {shown === null && (
            <>
              <p>{t('profiles.about', { count: ids.length })}</p>
              <ChoiceGroup
                legend={t('profiles.as')}
                name="profile-files"
                value={kind}
                onChoose={setKind}
                choices={[
                  { value: 'zip', label: t('profiles.zip'), hint: t('profiles.zipHint') },
                  { value: 'print', label: t('profiles.print'), hint: t('profiles.printHint') },
                ]}
              />
              <p className={style.quiet}>{t('profiles.logged')}</p>
              {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
              <div className={style.actions}>
                <Button isBusy={isReading} onClick={() => void begin()}>
                  {t(isReading ? 'profiles.reading' : 'profiles.make')}
                </Button>
                <Button look="quiet" isBusy={isReading} onClick={close}>
                  {t('act.cancel')}
                </Button>
              </div>
            </>
          )}
          {shown !== null && shown.status !== 'ended' && (
            <BatchProgress
              label={t('profiles.heading')}
              done={shown.fetched}
              total={shown.total}
              words={shown.status === 'joining' ? t('profiles.joining') : undefined}
              isStopping={shown.status === 'stopping'}
              onStop={() => run.current?.stop()}
            />
          )}
          {shown?.status === 'ended' && (
            <div ref={takeFocus} className={style.content} tabIndex={-1}>
              <ProfilesResult
                run={shown}
                onSave={(at) => save(shown, at)}
                onGoOn={() => void run.current?.start()}
                onClose={close}
              />
            </div>
          )}
        </div>
      )}
    </Modal>
  );
}
