import type { Conversation } from '@trio/contracts/conversations';
import { limits } from '@trio/domain/limits';
import { useRef, type KeyboardEvent } from 'react';
import { v7 } from 'uuid';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import form from '../../../../ui/form.module.css';
import { Note } from '../../../../ui/note.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { correct, note } from '../../api.ts';
import { noteForm } from '../../model.ts';
import style from './note-form.module.css';

interface NoteFormProps {
  studentId: string;
  today: string;
  noted?: Conversation | undefined;
  /** In a dialog: the focus starts in the note, and there is room for two columns. */
  isInDialog?: boolean;
  onDone: () => void;
}

const fieldOf = { 'conversation/empty': 'note', 'conversation/day-in-future': 'heldOn' };

export function NoteForm({ studentId, today, noted, isInDialog = false, onDone }: NoteFormProps) {
  const t = useText('queue');
  const e = useErrorText();
  // Until it is saved: a repeated request must not note the conversation twice.
  const id = useRef<string>(undefined);
  const edit = useEditForm({
    schema: noteForm,
    fieldOf,
    draft: `conversation ${noted?._id ?? studentId}`,
    submit: async (values) => {
      id.current ??= v7();
      if (noted) await correct(noted._id, values);
      else await note(studentId, id.current, values);
      id.current = undefined;
      onDone();
    },
  });
  const error = (field: string) => edit.fields[field] && e(edit.fields[field]);
  const saveByKey = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form {...edit.form} className={form.form}>
      <Note>
        <p>{t('noting.warning')}</p>
        <p className={form.small}>{t('noting.readers')}</p>
      </Note>
      <TextArea
        ref={isInDialog ? takeFocus : null}
        label={t('noting.note')}
        name="note"
        onKeyDown={saveByKey}
        rows={4}
        defaultValue={noted?.note}
        error={error('note')}
      />
      <div className={isInDialog ? form.pair : style.fields}>
        <TextField
          label={t('noting.step')}
          name="agreedStep"
          onKeyDown={saveByKey}
          autoComplete="off"
          hint={t('noting.stepHint')}
          maxLength={limits.reflectionMax}
          defaultValue={noted?.agreedStep}
          error={error('agreedStep')}
        />
        <TextField
          label={t('noting.date')}
          name="heldOn"
          onKeyDown={saveByKey}
          type="date"
          max={today}
          defaultValue={noted?.heldOn ?? today}
          error={error('heldOn')}
          required
        />
      </div>
      <FormNotice problem={edit.problem} fields={edit.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={edit.isSending}>
          {t(edit.isSending ? 'noting.saving' : 'noting.save')}
        </Button>
        <p className={style.keys}>{t(isMac ? 'noting.keysMac' : 'noting.keys')}</p>
      </div>
    </form>
  );
}

const isMac = /mac/iu.test(navigator.userAgent);
