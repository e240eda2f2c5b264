import type { Conversation } from '@trio/contracts/conversations';
import { useId } from 'react';
import { useCalendarDay } from '../../../../lib/language/use-calendar-day.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ConversationAnswer } from './conversation-answer.tsx';
import style from './conversations-page.module.css';

export function ConversationItem({ conversation }: { conversation: Conversation }) {
  const t = useText('talk');
  const id = useId();
  const dayOf = useCalendarDay();
  const dateOf = useDate();
  const { heldOn, author, agreedStep, note, changed } = conversation;
  return (
    <article className={style.item} aria-labelledby={id}>
      <header className={style.itemHead}>
        <h3 id={id}>
          <time dateTime={heldOn}>{dayOf(heldOn)}</time>
        </h3>
        <p className={style.quiet}>
          {t('conversations.by', { name: author })}
          {changed !== null && ` · ${t('conversations.changed', { date: dateOf(changed) })}`}
        </p>
      </header>
      <dl className={style.words}>
        {agreedStep !== '' && (
          <div>
            <dt>{t('conversations.step')}</dt>
            <dd>{agreedStep}</dd>
          </div>
        )}
        {note !== '' && (
          <div>
            <dt>{t('conversations.note')}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      <ConversationAnswer conversation={conversation} />
    </article>
  );
}
