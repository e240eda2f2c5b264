import { pages } from '@trio/contracts/pages';
import { Link, Navigate } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../lib/session/abilities.ts';
import { useAccount } from '../../../lib/session/session.ts';
import panel from '../../../ui/panel/panel.module.css';
import style from './extra-cards.module.css';
import { ExtraCards } from './extra-cards.tsx';

export function SchoolCardsPage() {
  const t = useText('cards');
  const { managesStudents } = abilitiesOf(useAccount());
  usePageTitle(t('cards.ownTitle'));
  if (!managesStudents) return <Navigate to={pages.students.path} replace />;
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.students.path}>
        {t('cards.back')}
      </Link>
      <h1>{t('cards.ownTitle')}</h1>
      <div className={panel.panel}>
        <ExtraCards owner={null} />
      </div>
    </div>
  );
}
