import { isPage } from '@trio/contracts/pages';
import { useLocation, useParams } from 'react-router';
import { NoSchool } from '../../features/students/components/no-school.tsx';
import { SchoolView } from '../../features/students/components/school-view.tsx';

/** One school, named by its address: for administrators, and for its own staff. */
export function SchoolPage() {
  const { schoolId = '' } = useParams();
  const { pathname } = useLocation();
  // What cannot be an id is not asked for.
  if (!isPage(pathname)) return <NoSchool />;
  return <SchoolView key={schoolId} schoolId={schoolId.toLowerCase()} />;
}
