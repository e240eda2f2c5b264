import { useParams } from 'react-router';
import { SchoolView } from '../../features/students/components/school-view.tsx';

/** One school, named by its address: for administrators, and for its own staff. */
export function SchoolPage() {
  const { schoolId = '' } = useParams();
  return <SchoolView key={schoolId} schoolId={schoolId.toLowerCase()} />;
}
