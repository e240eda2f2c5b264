import { KeepingNotice } from '../../features/keeping/components/keeping-notice.tsx';
import { SchoolView } from '../../features/students/components/school-view.tsx';
import { AdminOverview } from '../../features/schools/components/overview/admin-overview.tsx';
import { abilitiesOf } from '../../lib/session/abilities.ts';
import { useAccount } from '../../lib/session/session.ts';

export function StudentsPage() {
  const account = useAccount();
  if (account.role !== 'school') return <AdminOverview />;
  return (
    <>
      {abilitiesOf(account).managesSchool && <KeepingNotice />}
      <SchoolView schoolId="" />
    </>
  );
}
