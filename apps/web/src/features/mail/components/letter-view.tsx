import { useEffect, useState } from 'react';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { letterAddress, letterFileAddress, readLetter, type Letter } from '../api/letters.ts';
import style from './mailbox-page.module.css';

/** One mail, as a mail program shows it and as text. */
export function LetterView({ name }: { name: string }) {
  const t = useText('post');
  const e = useText('errors');
  const [letter, setLetter] = useState<Letter | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  useEffect(() => {
    readLetter(name).then(setLetter, (error: unknown) => setProblem(problemOf(error)));
  }, [name]);

  if (problem !== null) return <ErrorNotice>{e(problem)}</ErrorNotice>;
  if (letter === null) return <p className={style.loading}>{t('mailbox.loading')}</p>;
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
