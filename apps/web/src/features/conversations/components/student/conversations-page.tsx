import { pages } from '@trio/contracts/pages';
import { useId } from 'react';
import { Link } from 'react-router';
import { useServerData } from '../../../../lib/api/query.ts';
import { useCalendarDay } from '../../../../lib/language/use-calendar-day.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ListSkeleton } from '../../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Section } from '../../../../ui/section.tsx';
import { ownConversationsQuery, type OwnConversations } from '../../student-api.ts';
import { ConversationItem } from './conversation-item.tsx';
import style from './conversations-page.module.css';

export function ConversationsPage() {
  const t = useText('talk');
  // Preloaded: a text that came later would hide the page and take the focus.
  useErrorText();
  useText('dashboard');
  useText('results');
  const { data, problem, refetch } = useServerData(ownConversationsQuery);
  usePageTitle(t('conversations.title'));
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.cards.path}>
        {t('conversations.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('conversations.title')}</h1>
        <p className={style.lead}>{t('conversations.lead')}</p>
      </header>
      {problem !== null && (
        <PanelProblem
          text={t('conversations.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && (
        <ListSkeleton label={t('conversations.loading')} />
      )}
      {data && <Conversations data={data} />}
    </div>
  );
}

function Conversations({ data }: { data: OwnConversations }) {
  const t = useText('talk');
  const id = useId();
  return (
    <>
      <section className={style.list} aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          {t('conversations.list')}
        </h2>
        {data.conversations.length === 0 ? (
          <p className={style.empty}>{t('conversations.empty')}</p>
        ) : (
          data.conversations.map((each) => <ConversationItem key={each._id} conversation={each} />)
        )}
      </section>
      <Reasons data={data} />
    </>
  );
}

function Reasons({ data: { reasons, putOffUntil } }: { data: OwnConversations }) {
  const t = useText('talk');
  const dateOf = useCalendarDay();
  return (
    <Section heading={t('why.heading')}>
      {reasons.length === 0 ? (
        <p>{t('why.none')}</p>
      ) : (
        <>
          <p>{t('why.text')}</p>
          <ul className={style.reasons}>
            {reasons.map(({ reason, since }) => (
              <li key={reason}>
                {t(`why.${reason}`)}{' '}
                <span className={style.quiet}>{t('why.since', { date: dateOf(since) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {putOffUntil !== null && <p>{t('why.putOff', { date: dateOf(putOffUntil) })}</p>}
    </Section>
  );
}
