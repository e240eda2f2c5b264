import { useText } from '../../lib/language/use-text.ts';
import { ButtonLink } from '../button.tsx';
import style from './list-page.module.css';

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={style.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

interface ListPagerProps {
  label: string;
  page: number;
  /** Omitted if the server does not count them. */
  pages?: number;
  /** Addresses; null at an end of the list. */
  previous: string | null;
  next: string | null;
}

export function ListPager({ label, page, pages, previous, next }: ListPagerProps) {
  const t = useText('dashboard');
  if (previous === null && next === null) return null;
  return (
    <nav className={style.pager} aria-label={t('pager.label', { name: label })}>
      {previous !== null && (
        <ButtonLink look="quiet" to={previous}>
          {t('pager.previous')}
        </ButtonLink>
      )}
      <span>
        {pages === undefined ? t('pager.page', { page }) : t('pager.pageOf', { page, pages })}
      </span>
      {next !== null && (
        <ButtonLink look="quiet" to={next}>
          {t('pager.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
