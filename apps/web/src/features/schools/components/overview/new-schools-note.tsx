import { pages } from '@trio/contracts/pages';
import { useServerData } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { newSchoolsQuery } from '../../reviews-api.ts';

/** Nothing while it loads or fails: the page of new schools shows why. */
export function NewSchoolsNote() {
  const t = useText('schools');
  const { data } = useServerData(newSchoolsQuery);
  if (!data || data.total === 0) return null;
  return (
    <Note>
      <p>{t('new.note', { count: data.total })}</p>
      <ButtonLink look="quiet" to={pages.newSchools.path}>
        {t('new.open')}
      </ButtonLink>
    </Note>
  );
}
