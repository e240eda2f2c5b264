import { mailsPerPage, mailStatuses, type MailStatus } from '@trio/contracts/mail';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import listStyle from '../../../ui/list-page/list-page.module.css';
import { ListPager } from '../../../ui/list-page/list-pager.tsx';
import { ListSkeleton } from '../../../ui/list-page/list-skeleton.tsx';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { mailsQuery } from '../api/mails.ts';
import { emptyLabels, statusHints, statusLabels } from '../model/mail-labels.ts';
import style from './mail-page.module.css';
import { MailRow } from './mail-row.tsx';

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
  const said = useRef<HTMLParagraphElement>(null);
  const pages = Math.max(1, Math.ceil((list?.total ?? 0) / mailsPerPage));
  const addressOf = (to: number) => `?status=${status}&page=${to}`;
  usePageTitle(t('post.heading'));

  const afterRetry = (id: string, recipient: string) => {
    setRetried(recipient);
    queryClient.setQueryData(
      mails.queryKey,
      (now) => now && { total: now.total - 1, mails: now.mails.filter(({ _id }) => _id !== id) },
    );
    // The focused button is gone.
    said.current?.focus();
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
      <SuccessNotice ref={said}>
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
          previous={page > 1 ? addressOf(Math.min(page - 1, pages)) : null}
          next={page < pages ? addressOf(page + 1) : null}
        />
      )}
    </div>
  );
}
