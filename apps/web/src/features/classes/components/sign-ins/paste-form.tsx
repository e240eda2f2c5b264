import type { ClassDetail } from '@trio/contracts/classes';
import { parseSignIns } from '@trio/domain/sign-ins/parse-sign-ins';
import { useDeferredValue, useMemo, useState } from 'react';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { Note } from '../../../../ui/note.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { classesIn, classNamed, toNamed, toSignInRow, type SignInRow } from '../../sign-ins.ts';
import { ReadRows, UnreadRows } from './preview-tables.tsx';
import style from './sign-ins.module.css';

interface PasteFormProps {
  shown: ClassDetail;
  onMake: (rows: readonly SignInRow[]) => void;
  onClose: () => void;
}

export function PasteForm({ shown, onMake, onClose }: PasteFormProps) {
  const t = useText('signins');
  const [text, setText] = useState('');
  const [isLastNameFirst, setLastNameFirst] = useState(false);
  const [withMarked, setWithMarked] = useState(false);
  // Null until the teacher chooses.
  const [chosenClass, setChosenClass] = useState<string | null>(null);
  const read = useDeferredValue(text);
  const { rows: all, unread } = useMemo(
    () => parseSignIns(read, { isLastNameFirst, inClass: shown.students.map(toNamed) }),
    [read, isLastNameFirst, shown.students],
  );

  const classes = classesIn(all);
  const wanted = chosenClass ?? classNamed(classes, shown.name);
  const className = classes.includes(wanted) ? wanted : '';
  const rows = className === '' ? all : all.filter((row) => row.className === className);
  const marked = rows.filter(({ mark }) => mark !== null);
  const toMake = withMarked ? rows : rows.filter(({ mark }) => mark === null);
  const lacksEmail = !shown.allowsJoiningWithoutEmail && toMake.some(({ email }) => email === '');
  const isEmpty = all.length + unread.length === 0;
  const counts = [
    t('read.understood', { count: rows.length }),
    ...(unread.length > 0 ? [t('read.unread', { count: unread.length })] : []),
  ];

  return (
    <div ref={takeFocus} className={style.content} tabIndex={-1}>
      <TextArea
        label={t('paste.label')}
        hint={t('paste.hint')}
        value={text}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <CheckRow label={t('paste.lastFirst')} isOn={isLastNameFirst} onChange={setLastNameFirst} />
      {classes.length > 0 && (
        <SelectField
          label={t('paste.class')}
          value={className}
          onChange={({ target }) => setChosenClass(target.value)}
        >
          <option value="">{t('paste.allClasses', { count: all.length })}</option>
          {classes.map((one) => (
            <option key={one} value={one}>
              {`${one} (${all.filter((row) => row.className === one).length})`}
            </option>
          ))}
        </SelectField>
      )}
      <p role="status" className={style.counts}>
        {!isEmpty && counts.join(' · ')}
      </p>
      {unread.length > 0 && <UnreadRows rows={unread} />}
      {rows.length > 0 && <ReadRows rows={rows} />}
      {marked.length > 0 && (
        <CheckRow
          label={t('read.withMarked', { count: marked.length })}
          isOn={withMarked}
          onChange={setWithMarked}
        />
      )}
      {lacksEmail && (
        <Note>
          <p>{t('read.needsEmail')}</p>
        </Note>
      )}
      <div className={style.actions}>
        {toMake.length > 0 && (
          <Button onClick={() => onMake(toMake.map(toSignInRow))}>
            {t('make.button', { count: toMake.length })}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('paste.close')}
        </Button>
      </div>
    </div>
  );
}
