import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Link } from 'react-router';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import style from './download-link.module.css';

interface DownloadLinkProps {
  name: string;
  /** Null if there is no profile yet. */
  to: string | null;
}

export function DownloadLink({ name, to }: DownloadLinkProps) {
  const t = useText('students');
  const s = useText('shell');
  const content = (
    <>
      <LineIcon d="M9 2v9M5 7.500 9 11.500l4-4M2.500 15.500h13" box={18} size={16} />
      {t('list.download')}
    </>
  );
  return to === null ? (
    <button
      type="button"
      className={style.download}
      disabled
      aria-label={t('list.downloadOf', { name })}
      title={t('list.noDownload', { name })}
    >
      {content}
    </button>
  ) : (
    <Link
      className={style.download}
      to={to}
      target="_blank"
      rel="noopener"
      aria-label={`${t('list.downloadOf', { name })} ${s('footer.newTab')}`}
      onClick={() => countEvent('student-download')}
    >
      {content}
    </Link>
  );
}
