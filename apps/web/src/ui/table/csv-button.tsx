import { useState } from 'react';
import { useAction } from '../../lib/forms/use-action.ts';
import { useText } from '../../lib/language/use-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../button.tsx';
import { LineIcon } from '../line-icon.tsx';
import { ErrorNotice } from '../notice.tsx';
import { type CsvKind, fileNameOf } from './table-rules.ts';
import style from './csv-button.module.css';

interface CsvButtonProps {
  kind: CsvKind;
  fetchFile: () => Promise<Blob>;
}

export function CsvButton({ kind, fetchFile }: CsvButtonProps) {
  const t = useText('dashboard');
  const [file, setFile] = useState('');
  const { state, run } = useAction(async () => {
    const content = await fetchFile();
    const name = fileNameOf(kind, new Date());
    saveFile(name, content);
    setFile(name);
  });
  const isBusy = state.status === 'busy';
  return (
    <div className={style.place}>
      <Button look="quiet" isBusy={isBusy} onClick={() => void run()}>
        <LineIcon d="M9 2v9M5 7.500 9 11.500l4-4M2.500 15.500h13" box={18} />
        {t(isBusy ? 'export.busy' : 'export.csv')}
      </Button>
      {state.status === 'failed' && <ErrorNotice>{t('Students.CSVExport.Error')}</ErrorNotice>}
      <p className={style.done} role="status">
        {state.status === 'done' && t('export.done', { file })}
      </p>
    </div>
  );
}
