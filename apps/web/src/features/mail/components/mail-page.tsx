import {
  listMails,
  type MailRecord,
  mailsPerPage,
  type MailStatus,
  mailStatuses,
  type OwnMailError,
  retryMail as retryEndpoint,
} from '@trio/contracts/mail';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call, withParams } from '../../../lib/api/call.ts';
import {
  endpointQuery,
  queryClient,
  useServerChange,
  useServerData,
} from '../../../lib/api/query.ts';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { templateLabelKeys } from '../../../lib/mail/template-labels.ts';
import { Button } from '../../../ui/button.tsx';
import listStyle from '../../../ui/list-page/list-page.module.css';
import { ListPager, ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import style from './mail-page.module.css';

const mailsQuery = (status: MailStatus, page: number) =>
  endpointQuery(listMails, { query: { status, page } });

const retryMail = (id: string): Promise<void> => call(withParams(retryEndpoint, { id }));

const statusIn = (query: URLSearchParams): MailStatus =>
  mailStatuses.find((status) => status === query.get('status')) ?? 'dead';

const pageIn = (query: URLSearchParams): number => Math.max(1, Number(query.get('page')) || 1);

export function MailPage() {
  const t = useText('post');
  const [query] = useSearchParams();
  const status = statusIn(query);
  const page = Math.floor(pageIn(query));
  const mails = mailsQuery(status, page);
  const { data, isPlaceholderData, problem, refetch } = useServerData(mails);
  // Rows of another status must not appear under this heading.
  const list = isPlaceholderData ? undefined : data;
  const [retried, setRetried] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const pages = Math.max(1, Math.ceil((list?.total ?? 0) / mailsPerPage));
  const pageQuery = (to: number) => `?status=${status}&page=${to}`;
  usePageTitle(t('post.heading'));

  const afterRetry = (id: string, recipient: string) => {
    setRetried(recipient);
    queryClient.setQueryData(
      mails.queryKey,
      (now) => now && { total: now.total - 1, mails: now.mails.filter(({ _id }) => _id !== id) },
    );
    noticeRef.current?.focus();
  };

  return (
    <div className={listStyle.page}>
      <h1>{t('post.heading')}</h1>
      <nav aria-label={t('post.filter')}>
        <ul className={style.filter}>
          {mailStatuses.map((each) => (
            <li key={each}>
              <Link
                className={style.tab}
                to={`?status=${each}`}
                aria-current={each === status ? 'page' : undefined}
                onClick={() => setRetried(null)}
              >
                {t(statusLabels[each])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SuccessNotice ref={noticeRef}>
        {retried !== null && t('post.retried', { recipient: retried })}
      </SuccessNotice>
      {list === undefined && problem === null && <ListSkeleton label={t('post.loading')} />}
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      {list?.mails.length === 0 && <p className={listStyle.empty}>{t(emptyLabels[status])}</p>}
      {list !== undefined && list.mails.length > 0 && (
        <>
          <p className={listStyle.quiet}>{t(statusHints[status])}</p>
          <ul className={listStyle.list}>
            {list.mails.map((mail) => (
              <MailRow
                key={mail._id}
                mail={mail}
                onRetried={() => afterRetry(mail._id, mail.recipient)}
              />
            ))}
          </ul>
        </>
      )}
      {list !== undefined && pages > 1 && (
        <ListPager
          label={t('post.heading')}
          page={page}
          pages={pages}
          previous={page > 1 ? pageQuery(Math.min(page - 1, pages)) : null}
          next={page < pages ? pageQuery(page + 1) : null}
        />
      )}
    </div>
  );
}

interface MailRowProps {
  mail: MailRecord;
  onRetried: () => void;
}

function MailRow({ mail, onRetried }: MailRowProps) {
  const t = useText('post');
  const e = useErrorText();
  const dateTime = useDateTime();
  const { recipient, template, language, attempts, lastError, created } = mail;
  const retry = useServerChange({
    mutationFn: () => retryMail(mail._id),
    onSuccess: onRetried,
  });
  const ownReason = lastError === null ? null : ownReasonOf(lastError);

  return (
    <li className={listStyle.row}>
      <div className={listStyle.words}>
        <strong>{t(templateLabelKeys[template])}</strong>
        <span>{recipient}</span>
        <span className={listStyle.quiet}>
          {dateTime(created)} · {t(languageLabels[language])} ·{' '}
          {t('post.attempts', { count: attempts })}
        </span>
        {lastError !== null && (
          <span className={style.reason}>
            {ownReason === null ? t('post.reason.server', { reason: lastError }) : t(ownReason)}
          </span>
        )}
        {retry.problem !== null && <ErrorNotice>{e(retry.problem)}</ErrorNotice>}
      </div>
      {mail.status === 'dead' && isWorthRetrying(lastError) && (
        <Button
          look="quiet"
          isBusy={retry.isPending}
          aria-label={t('post.retryOne', { recipient })}
          onClick={() => retry.run()}
        >
          {t('post.retry')}
        </Button>
      )}
    </li>
  );
}

const statusLabels = {
  dead: 'post.status.dead',
  queued: 'post.status.queued',
  sent: 'post.status.sent',
} as const;

const statusHints = {
  dead: 'post.hint.dead',
  queued: 'post.hint.queued',
  sent: 'post.hint.sent',
} as const;

const emptyLabels = {
  dead: 'post.empty.dead',
  queued: 'post.empty.queued',
  sent: 'post.empty.sent',
} as const;

const languageLabels = { en: 'post.language.en', fr: 'post.language.fr' } as const;

const ownReasons = {
  'trio/expired': 'post.reason.expired',
  'trio/unreadable': 'post.reason.unreadable',
  'trio/interrupted': 'post.reason.interrupted',
  'trio/attachment': 'post.reason.attachment',
} as const satisfies Record<OwnMailError, string>;

const ownReasonOf = (lastError: string) =>
  lastError in ownReasons ? ownReasons[lastError as OwnMailError] : null;

/** An outdated or unreadable email would fail again. */
const isWorthRetrying = (lastError: string | null): boolean =>
  lastError !== 'trio/expired' && lastError !== 'trio/unreadable';
