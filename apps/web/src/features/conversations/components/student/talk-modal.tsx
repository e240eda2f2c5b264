import { useState } from 'react';
import { v4 } from 'uuid';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { FieldReaders } from '../../../../ui/readers/field-readers.tsx';
import { ask, type OwnConversations } from '../../student-api.ts';

interface TalkModalProps {
  people: OwnConversations['people'];
  onClosed: (isSent: boolean) => void;
}

const any = 'any';

export function TalkModal({ people, onClosed }: TalkModalProps) {
  const t = useText('talk');
  const e = useErrorText();
  // One id for all attempts: a repeated request counts once.
  const [id] = useState(() => v4());
  const hasCounsellor = people.some(({ kind }) => kind !== 'teacher');
  const choices = [
    ...(hasCounsellor ? [{ value: any, label: t('talk.any'), hint: t('talk.any.hint') }] : []),
    ...people.map(({ _id, name, kind }) => ({
      value: _id,
      label: name,
      hint: t(`talk.kind.${kind}`),
    })),
  ];
  const [chosen, setChosen] = useState(choices[0]?.value ?? any);
  const { state, run } = useAction(() => ask(id, chosen === any ? null : chosen));
  const isBusy = state.status === 'busy';
  const isDone = state.status === 'done';
  const send = async (close: () => void) => {
    if (await run()) close();
  };
  return (
    <Modal
      heading={t('talk.open')}
      look="sheet"
      isBlocked={isBusy}
      onClosed={() => onClosed(isDone)}
    >
      {(close) =>
        choices.length === 0 ? (
          <div className={form.form}>
            <p>{t('talk.nobody')}</p>
            <FieldReaders label={t('talk.readersLabel')}>{t('talk.readers')}</FieldReaders>
            <div className={form.actions}>
              <Button onClick={close}>{t('talk.close')}</Button>
            </div>
          </div>
        ) : (
          <div className={form.form}>
            <ChoiceGroup
              legend={t('talk.who')}
              name="to"
              choices={choices}
              value={chosen}
              isFixed={isBusy || isDone}
              areLong
              onChoose={setChosen}
            />
            <p>{t('talk.then')}</p>
            <FieldReaders label={t('talk.readersLabel')}>{t('talk.readers')}</FieldReaders>
            {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
            <div className={form.actions}>
              <Button isBusy={isBusy || isDone} onClick={() => void send(close)}>
                {t(isBusy || isDone ? 'talk.sending' : 'talk.send')}
              </Button>
              <Button look="quiet" isBusy={isBusy} onClick={close}>
                {t('talk.cancel')}
              </Button>
            </div>
          </div>
        )
      }
    </Modal>
  );
}
