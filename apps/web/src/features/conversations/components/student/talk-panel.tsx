import { pages } from '@trio/contracts/pages';
import type { TalkRequest } from '@trio/contracts/conversations';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useServerChange, useServerData } from '../../../../lib/api/query.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel/panel.tsx';
import { FieldReaders } from '../../../../ui/readers/field-readers.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { ownConversationsQuery, withdraw, type OwnConversations } from '../../student-api.ts';
import { TalkModal } from './talk-modal.tsx';
import style from './talk-panel.module.css';

export function TalkPanel() {
  const t = useText('talk');
  // Preloaded: a text that came later would hide the page and take the focus.
  useErrorText();
  useText('dashboard');
  useText('results');
  useText('shell');
  const { data, problem, refetch } = useServerData(ownConversationsQuery);
  return (
    <div className={style.place}>
      <Panel
        heading={t('talk.heading')}
        failure={t('talk.failed')}
        problem={problem}
        onRetry={() => void refetch()}
        height={12}
      >
        {data === undefined ? null : <Talk data={data} />}
      </Panel>
    </div>
  );
}

function Talk({ data: { request, people, conversations } }: { data: OwnConversations }) {
  const t = useText('talk');
  const [isAsking, setIsAsking] = useState(false);
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const afterAsking = (isSent: boolean) => {
    flushSync(() => {
      setIsAsking(false);
      if (isSent) setIsWithdrawn(false);
    });
    if (isSent) status.current?.focus();
  };
  const afterWithdrawing = () => {
    flushSync(() => setIsWithdrawn(true));
    notice.current?.focus();
  };
  return (
    <>
      <SuccessNotice ref={notice}>{isWithdrawn && t('talk.withdrawn')}</SuccessNotice>
      {/* The focus moves here, so that a screen reader reads it. */}
      <div ref={status} tabIndex={-1} className={style.status}>
        {request === null ? (
          <>
            <p>{t('talk.text')}</p>
            <Button onClick={() => setIsAsking(true)}>{t('talk.open')}</Button>
          </>
        ) : (
          <Sent request={request} onWithdrawn={afterWithdrawing} />
        )}
      </div>
      <FieldReaders label={t('talk.readersLabel')}>{t('talk.readers')}</FieldReaders>
      {conversations.length > 0 && (
        <Link className={style.more} to={pages.conversations.path}>
          {t('talk.more')}
        </Link>
      )}
      {isAsking && <TalkModal people={people} onClosed={afterAsking} />}
    </>
  );
}

interface SentProps {
  request: TalkRequest;
  onWithdrawn: () => void;
}

function Sent({ request, onWithdrawn }: SentProps) {
  const t = useText('talk');
  const e = useErrorText();
  const dateOf = useDate();
  const { to, asked, opened, passedOn } = request;
  const change = useServerChange({ mutationFn: withdraw, onSuccess: onWithdrawn });
  return (
    <>
      <ul className={style.states}>
        <li>
          {to === null
            ? t('talk.sentToAny', { date: dateOf(asked) })
            : t('talk.sent', { name: to, date: dateOf(asked) })}
        </li>
        {passedOn !== null && <li>{t('talk.passedOn', { date: dateOf(passedOn) })}</li>}
        {opened === null ? (
          <li>{t('talk.waiting')}</li>
        ) : (
          <li>
            {opened.by === null
              ? t('talk.seenBySomeone', { date: dateOf(opened.at) })
              : t('talk.seen', { name: opened.by, date: dateOf(opened.at) })}
          </li>
        )}
      </ul>
      {change.problem !== null && <ErrorNotice>{e(change.problem)}</ErrorNotice>}
      <Button look="quiet" isBusy={change.isPending} onClick={() => change.run(request._id)}>
        {t(change.isPending ? 'talk.withdrawing' : 'talk.withdraw')}
      </Button>
    </>
  );
}
