import { useRef } from 'react';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-text/copy-button.tsx';
import style from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: the server keeps only hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText('factor');
  const shown = useRef<HTMLOListElement>(null);
  const text = codes.join('\n');
  const download = () =>
    saveFile(t('factor.codes.file'), new Blob([`Trio\n\n${text}\n`], { type: 'text/plain' }));
  const labels = {
    copy: t('factor.codes.copy'),
    copied: t('factor.app.copied'),
    copyByHand: t('factor.app.copyByHand'),
  };
  return (
    <div className={style.codes}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {t('factor.codes.show')}
      </h3>
      <p>{t('factor.codes.once')}</p>
      <ol ref={shown} className={style.codeList} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <CopyButton text={text} shown={shown} labels={labels} />
      <div className={style.buttons}>
        <Button look="quiet" onClick={download}>
          {t('factor.codes.download')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('factor.codes.print')}
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>{t('factor.codes.done')}</Button>
      </div>
    </div>
  );
}
