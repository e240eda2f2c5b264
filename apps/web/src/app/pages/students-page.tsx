import { SchoolView } from '../../features/students/components/school-view.tsx';
import { AdminOverview } from '../../features/schools/components/overview/admin-overview.tsx';
import { useAccount } from '../../lib/session/session.ts';

export function StudentsPage() {
  const { role } = useAccount();
  return role === 'school' ? <SchoolView schoolId="" /> : <AdminOverview />;
}
