import { useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { letterAddress, letterFileAddress, letterQuery } from '../api/letters.ts';
import style from './mailbox-page.module.css';

export function LetterView({ name }: { name: string }) {
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
