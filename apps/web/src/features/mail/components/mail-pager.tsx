import type { MailStatus } from '@trio/contracts/mail';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import listStyle from '../../../ui/list-page/list-page.module.css';

interface MailPagerProps {
  status: MailStatus;
  page: number;
  pages: number;
}

export function MailPager({ status, page, pages }: MailPagerProps) {
  const t = useText('post');
  const address = (to: number) => `?status=${status}&page=${to}`;
  return (
    <nav className={listStyle.pager} aria-label={t('post.pages')}>
      {page > 1 && (
        <ButtonLink look="quiet" to={address(Math.min(page, pages + 1) - 1)}>
          {t('post.previous')}
        </ButtonLink>
      )}
      <span>{t('post.page', { page, pages })}</span>
      {page < pages && (
        <ButtonLink look="quiet" to={address(page + 1)}>
          {t('post.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
