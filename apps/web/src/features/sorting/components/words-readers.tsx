import { useId } from 'react';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { useWordsSharing, type SharingStatus } from '../sync/words-sharing.ts';
import style from './words-readers.module.css';

interface WordsReadersProps {
  sortId: string;
  /** The server's value; a newer choice on this device counts before it. */
  areWordsShared: boolean;
}

/** Names the readers of the words, beside the switch for class teachers. */
export function WordsReaders({ sortId, areWordsShared }: WordsReadersProps) {
  const t = useText('results');
  const e = useErrorText();
  const id = useId();
  const { areShared, status, problem, choose } = useWordsSharing(sortId, areWordsShared);
  return (
    <div className={style.readers}>
      <dl className={style.list}>
        <dt>{t('write.readers')}</dt>
        <dd>{t('write.readers.text')}</dd>
      </dl>
      <div className={style.choice}>
        <Switch
          label={t('sharing.label')}
          isOn={areShared}
          describedBy={`${id}-hint`}
          onChange={choose}
        />
        <span className={style.label} aria-hidden="true">
          {t('sharing.label')}
        </span>
      </div>
      <p id={`${id}-hint`} className={style.hint}>
        {t('sharing.hint')}
      </p>
      {/* Rendered before it has a text: screen readers announce only changes. */}
      <p className={style.status} role="status">
        <StatusText status={status} areShared={areShared} />
      </p>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
    </div>
  );
}

function StatusText({ status, areShared }: { status: SharingStatus; areShared: boolean }) {
  const t = useText('results');
  const value = areShared ? 'on' : 'off';
  switch (status) {
    case 'saving':
      return t('sharing.saving');
    case 'saved':
      return t(`sharing.saved.${value}`);
    case 'waiting':
      return t(`sharing.waiting.${value}`);
    case 'unchanged':
    case 'refused':
      return null;
  }
}
