import { SchoolView } from '../../features/students/components/school-view.tsx';
import { AdminOverview } from '../../features/schools/components/overview/admin-overview.tsx';
import { useAccount } from '../../lib/session/session.ts';

/** Who looks decides what it is: their own school, or for an administrator all of them. */
export function StudentsPage() {
  const { role } = useAccount();
  return role === 'school' ? <SchoolView schoolId="" /> : <AdminOverview />;
}
