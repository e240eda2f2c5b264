import type { AuditEntry } from '@trio/contracts/audit';
import { Suspense } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { useTime } from '../../../lib/language/use-date-time.ts';
import type { AuditView } from '../api/list-audit.ts';
import { AuditSchool } from './audit-school.tsx';
import style from './audit-page.module.css';
import { LeftOutCards } from './left-out-cards.tsx';
import { useEntryDetails } from './use-entry-details.ts';
import { useEntryWords } from './use-entry-words.ts';

interface AuditRowProps {
  entry: AuditEntry;
  view: AuditView;
}

export function AuditRow({ entry, view }: AuditRowProps) {
  const t = useText('audit');
  const timeOf = useTime();
  const wordsOf = useEntryWords();
  const detailsOf = useEntryDetails();
  const details = detailsOf(entry);
  const { excludedCards } = entry.details;
  const cards = Array.isArray(excludedCards) ? excludedCards : null;
  return (
    <li className={style.row}>
      <time className={style.time} dateTime={entry.at}>
        {timeOf(entry.at)}
      </time>
      <div className={style.words}>
        <p className={style.sentence}>{wordsOf(entry)}</p>
        {(details.length > 0 || cards !== null) && (
          <ul className={style.details}>
            {cards !== null && (
              <Suspense fallback={<li>{t('audit.setting.excludedCards')}</li>}>
                <LeftOutCards change={cards} />
              </Suspense>
            )}
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <AuditSchool entry={entry} view={view} />
      </div>
    </li>
  );
}
