import { useText } from '../../lib/language/use-text.ts';
import { HelpLine } from './help-line.tsx';
import style from './readers.module.css';

/** Beside every text that a student writes: its readers, the help line, and that no one watches. */
export function FieldReaders({ label, children }: { label?: string; children: string }) {
  const t = useText('results');
  return (
    <div className={style.readers}>
      <dl className={style.list}>
        <dt>{label ?? t('write.readers')}</dt>
        <dd>{children}</dd>
      </dl>
      <HelpLine />
    </div>
  );
}
