import { pages } from '@trio/contracts/pages';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { keepingQuery } from '../api.ts';
import { noonOf } from '../model.ts';
import style from './keeping-notice.module.css';

/** On an owner’s first page after a log-in. Not shown while it loads or fails: it never blocks. */
export function KeepingNotice() {
  const t = useText('keeping');
  const dateOf = useDate();
  const { data } = useServerData(keepingQuery);
  if (data === undefined) return null;
  const { confirmed, warnings, due, nextDeletion, months, starts } = data;
  const isUnread = warnings.some(({ known }) => known === null);
  if (isUnread && nextDeletion !== null) {
    return (
      <aside className={style.notice} aria-label={t('keeping.title')}>
        <Note>
          <p>{t('keeping.notice.due', { count: due, day: dateOf(noonOf(nextDeletion)) })}</p>
          <ButtonLink look="quiet" to={pages.keeping.path}>
            {t('keeping.notice.toList')}
          </ButtonLink>
        </Note>
      </aside>
    );
  }
  if (confirmed !== null) return null;
  return (
    <aside className={style.notice} aria-label={t('keeping.title')}>
      <Note>
        <p>{t('keeping.notice.unconfirmed', { months, day: dateOf(noonOf(starts)) })}</p>
        <ButtonLink look="quiet" to={pages.keeping.path}>
          {t('keeping.notice.toPeriod')}
        </ButtonLink>
      </Note>
    </aside>
  );
}
