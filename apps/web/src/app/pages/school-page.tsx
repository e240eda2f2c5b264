import { isPage } from '@trio/contracts/pages';
import { useLocation, useParams } from 'react-router';
import { NoSchool, SchoolView } from '../../features/students/components/school-view.tsx';

export function SchoolPage() {
  const { schoolId = '' } = useParams();
  const { pathname } = useLocation();
  if (!isPage(pathname)) return <NoSchool />;
  return <SchoolView key={schoolId} schoolId={schoolId.toLowerCase()} />;
}
