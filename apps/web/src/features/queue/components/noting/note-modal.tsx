import type { Conversation } from '@trio/contracts/conversations';
import { useState } from 'react';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Modal } from '../../../../ui/modal.tsx';
import { NoteForm } from './note-form.tsx';

interface NoteModalProps {
  studentId: string;
  name: string;
  today: string;
  /** One that is corrected. */
  noted?: Conversation;
  onClosed: (isDone: boolean) => void;
}

export function NoteModal({ studentId, name, today, noted, onClosed }: NoteModalProps) {
  const t = useText('queue');
  const dateOf = useLocalDate('full');
  const [isDone, setDone] = useState(false);
  const heading = noted
    ? t('noting.correctHeading', { date: dateOf(noted.heldOn) })
    : t('noting.heading', { name });
  return (
    <Modal heading={heading} look="sheet" isBlocked={false} onClosed={() => onClosed(isDone)}>
      {(close) => (
        <NoteForm
          studentId={studentId}
          today={today}
          noted={noted}
          isInDialog
          onDone={() => {
            setDone(true);
            close();
          }}
        />
      )}
    </Modal>
  );
}
