import { useText } from '../../lib/language/use-text.ts';
import { LineIcon } from '../line-icon.tsx';
import style from './pager.module.css';

interface PagerProps {
  label: string;
  page: number;
  /** Null if unknown: then there is no last page to go to. */
  pages: number | null;
  hasNext: boolean;
  onPage: (page: number) => void;
}

const icons = {
  first: 'M11 4 5 10l6 6M17 4l-6 6 6 6',
  previous: 'M13 4l-6 6 6 6',
  next: 'M7 4l6 6-6 6',
  last: 'M3 4l6 6-6 6M9 4l6 6-6 6',
};

/** A button at an end keeps its focus, so it is not `disabled`. */
export function Pager({ label, page, pages, hasNext, onPage }: PagerProps) {
  const t = useText('dashboard');
  if (page === 1 && !hasNext) return null;
  const steps = (kinds: readonly (keyof typeof icons)[]) =>
    kinds.map((kind) => {
      const to = { first: 1, previous: page - 1, next: page + 1, last: pages ?? page }[kind];
      const isBack = kind === 'first' || kind === 'previous';
      const isEnd = isBack ? page === 1 : !hasNext || to === page;
      return (
        <button
          key={kind}
          type="button"
          className={style.step}
          aria-label={t(`pager.${kind}`)}
          title={t(`pager.${kind}`)}
          aria-disabled={isEnd}
          onClick={isEnd ? undefined : () => onPage(Math.min(to, pages ?? to))}
        >
          <LineIcon d={icons[kind]} />
        </button>
      );
    });
  return (
    <nav className={style.pager} aria-label={t('pager.label', { name: label })}>
      {steps(['first', 'previous'])}
      <span className={style.page} role="status">
        {pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages })}
      </span>
      {steps(['next', 'last'])}
    </nav>
  );
}
