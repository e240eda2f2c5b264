import {
  listDemoEmails,
  getDemoEmail,
  showDemoEmail,
  getDemoAttachment,
} from '@trio/contracts/mailbox';
import { Link, useSearchParams } from 'react-router';
import { endpointQuery, useServerData } from '../../../lib/api/query.ts';
import { withParams } from '../../../lib/api/call.ts';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import style from './mailbox-page.module.css';

const lettersQuery = endpointQuery(listDemoEmails);

const letterQuery = (name: string) => endpointQuery(getDemoEmail, { params: { name } });

const letterAddress = (name: string): string => `/api${withParams(showDemoEmail, { name }).path}`;

const letterFileAddress = (name: string): string =>
  `/api${withParams(getDemoAttachment, { name }).path}`;

export function MailboxPage() {
  const t = useText('post');
  const dateTime = useDateTime();
  const [query] = useSearchParams();
  const { data, problem, refetch } = useServerData(lettersQuery);
  const letters = data?.letters;
  const open = query.get('letter') ?? letters?.[0]?.name ?? null;
  usePageTitle(t('mailbox.heading'));

  return (
    <div className={style.page}>
      <header className={style.header}>
        <div>
          <h1>{t('mailbox.heading')}</h1>
          <p>{t('mailbox.text')}</p>
        </div>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('mailbox.refresh')}
        </Button>
      </header>
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      {letters === undefined && problem === null && (
        <p className={style.loading}>{t('mailbox.loading')}</p>
      )}
      {letters?.length === 0 && <p className={style.empty}>{t('mailbox.empty')}</p>}
      {letters !== undefined && letters.length > 0 && (
        <div className={style.columns}>
          <nav aria-label={t('mailbox.list')}>
            <ul className={style.list}>
              {letters.map(({ name, to, subject, sentAt }) => (
                <li key={name}>
                  <Link
                    className={style.letter}
                    to={`?letter=${name}`}
                    aria-current={name === open ? 'page' : undefined}
                  >
                    <strong>{subject}</strong>
                    <span>{t('mailbox.to', { recipient: to })}</span>
                    <span>{dateTime(sentAt)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {open !== null && <LetterView key={open} name={open} />}
        </div>
      )}
    </div>
  );
}

function LetterView({ name }: { name: string }) {
  const t = useText('post');
  const { data: letter, problem, refetch } = useServerData(letterQuery(name));

  if (problem !== null) return <PanelProblem problem={problem} onRetry={() => void refetch()} />;
  if (letter === undefined) return <p className={style.loading}>{t('mailbox.loading')}</p>;
  const { subject, to, language, text, attachment } = letter;
  return (
    <article className={style.open}>
      <h2 lang={language}>{subject}</h2>
      <p>{t('mailbox.to', { recipient: to })}</p>
      <iframe
        className={style.document}
        title={t('mailbox.document', { subject })}
        src={letterAddress(name)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      {attachment && (
        <p>
          <a href={letterFileAddress(name)} target="_blank" rel="noreferrer">
            {t('mailbox.attachment', {
              fileName: attachment.fileName,
              size: Math.ceil(attachment.byteSize / 1000),
            })}
          </a>
        </p>
      )}
      <details>
        <summary>{t('mailbox.asText')}</summary>
        <pre className={style.text} lang={language}>
          {text}
        </pre>
      </details>
    </article>
  );
}
