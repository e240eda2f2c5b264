import { answerForm, type Conversation } from '@trio/contracts/conversations';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { FieldReaders } from '../../../../ui/readers/field-readers.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { answer as sendAnswer } from '../../student-api.ts';
import style from './conversations-page.module.css';

/** The student's side of a conversation: one sentence. */
export function ConversationAnswer({ conversation }: { conversation: Conversation }) {
  const t = useText('talk');
  const { _id: id, answer } = conversation;
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (isDone: boolean) => {
    flushSync(() => {
      setIsEditing(false);
      setIsSaved(isDone);
    });
    opener.current?.focus();
  };
  return (
    <div className={style.answer}>
      {!isEditing && answer !== '' && (
        <dl className={style.words}>
          <div>
            <dt>{t('answer.heading')}</dt>
            <dd>{answer}</dd>
          </div>
        </dl>
      )}
      {isEditing ? (
        <AnswerForm id={id} answer={answer} onClose={close} />
      ) : (
        <div className={style.actions}>
          <Button
            ref={opener}
            look="quiet"
            onClick={() => {
              setIsSaved(false);
              setIsEditing(true);
            }}
          >
            {t(answer === '' ? 'answer.add' : 'answer.edit')}
          </Button>
        </div>
      )}
      <SuccessNotice>
        {isSaved && t(answer === '' ? 'answer.removed' : 'answer.saved')}
      </SuccessNotice>
    </div>
  );
}

interface AnswerFormProps {
  id: string;
  answer: string;
  onClose: (isDone: boolean) => void;
}

function AnswerForm({ id, answer, onClose }: AnswerFormProps) {
  const t = useText('talk');
  const e = useErrorText();
  const { form, isSending, fields, problem, forgetDraft } = useForm({
    schema: answerForm,
    draft: `answer ${id}`,
    submit: async (values) => {
      await sendAnswer(id, values.answer);
      forgetDraft();
      onClose(true);
    },
  });
  const cancel = () => {
    forgetDraft();
    onClose(false);
  };
  return (
    <form {...form} className={style.form}>
      <TextArea
        ref={takeFocus}
        name="answer"
        label={t('answer.heading')}
        hint={t('answer.hint')}
        rows={2}
        defaultValue={answer}
        error={fields['answer'] && e(fields['answer'])}
      />
      {problem !== null && <ErrorNotice hint={t('answer.kept')}>{e(problem)}</ErrorNotice>}
      <div className={style.actions}>
        <Button type="submit" isBusy={isSending}>
          {t(isSending ? 'answer.saving' : 'answer.save')}
        </Button>
        <Button look="quiet" isBusy={isSending} onClick={cancel}>
          {t('answer.cancel')}
        </Button>
      </div>
      <FieldReaders>{t('conversations.readers')}</FieldReaders>
    </form>
  );
}
