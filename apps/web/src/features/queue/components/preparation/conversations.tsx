import type { Conversation } from '@trio/contracts/conversations';
import { useState } from 'react';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { NoteModal } from '../noting/note-modal.tsx';
import style from './conversations.module.css';
import { CutList, PaperText, Part } from './part.tsx';

interface ConversationsProps {
  studentId: string;
  name: string;
  today: string;
  conversations: readonly Conversation[];
  onCorrected: () => void;
}

export function Conversations(props: ConversationsProps) {
  const { studentId, name, today, conversations, onCorrected } = props;
  const t = useText('queue');
  const { seesOwnClassesOnly } = abilitiesOf(useAccount());
  const [corrected, setCorrected] = useState<Conversation | null>(null);
  return (
    <Part heading={t('prepare.conversations')}>
      {conversations.length === 0 && <p className={style.quiet}>{t('prepare.noConversations')}</p>}
      <CutList
        most={3}
        mostOnPaper={2}
        moreOf={(count) => t('prepare.more', { count })}
        items={conversations.map((each) => ({
          key: each._id,
          content: <OneConversation conversation={each} onCorrect={() => setCorrected(each)} />,
        }))}
      />
      {seesOwnClassesOnly && <p className={style.quiet}>{t('prepare.onlyOwn')}</p>}
      {corrected && (
        <NoteModal
          studentId={studentId}
          name={name}
          today={today}
          noted={corrected}
          onClosed={(isDone) => {
            setCorrected(null);
            if (isDone) onCorrected();
          }}
        />
      )}
    </Part>
  );
}

interface OneConversationProps {
  conversation: Conversation;
  onCorrect: () => void;
}

function OneConversation({ conversation, onCorrect }: OneConversationProps) {
  const t = useText('queue');
  const dateOf = useDate();
  const localDateOf = useLocalDate('full');
  const { heldOn, author, agreedStep, note, changed, answer, isOwn = false } = conversation;
  const date = localDateOf(heldOn);
  return (
    <article className={style.conversation}>
      <h3 className={style.label}>{t('prepare.by', { date, author })}</h3>
      {agreedStep !== '' && (
        <p>
          <strong>{t('prepare.agreed')}</strong> <PaperText text={agreedStep} most={90} />
        </p>
      )}
      {note !== '' && (
        <p className={style.words}>
          <PaperText text={note} most={220} />
        </p>
      )}
      {answer !== '' && (
        <p>
          <strong>{t('prepare.answer')}</strong> <PaperText text={answer} most={90} />
        </p>
      )}
      {changed !== null && (
        <p className={style.quiet}>{t('prepare.changed', { date: dateOf(changed) })}</p>
      )}
      {isOwn && (
        <span>
          <Button look="quiet" aria-label={t('noting.correctOf', { date })} onClick={onCorrect}>
            {t('noting.correct')}
          </Button>
        </span>
      )}
    </article>
  );
}
