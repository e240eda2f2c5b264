import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from '../../../ui/list-page/list-page.module.css';
import type { AwaitedList } from '../api/awaited.ts';

interface AwaitedPagerProps {
  page: number;
  list: AwaitedList;
}

export function AwaitedPager({ page, list }: AwaitedPagerProps) {
  const t = useText('awaited');
  const { hasPrevPage, hasNextPage } = list;
  if (!hasPrevPage && !hasNextPage) return null;
  return (
    <nav className={style.pager} aria-label={t('awaited.pages')}>
      {hasPrevPage && (
        <ButtonLink look="quiet" to={`?page=${page - 1}`}>
          {t('awaited.previous')}
        </ButtonLink>
      )}
      <span>{t('awaited.page', { page })}</span>
      {hasNextPage && (
        <ButtonLink look="quiet" to={`?page=${page + 1}`}>
          {t('awaited.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
