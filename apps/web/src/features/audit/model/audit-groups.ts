import type { AuditAction } from '@trio/contracts/audit';

type Group = 'students' | 'schools' | 'staff' | 'cards' | 'other';

/** The type requires a group for every action. */
const groupOf: Readonly<Record<AuditAction, Group>> = {
  'student-disabled': 'students',
  'student-email-confirmed': 'students',
  'student-enabled': 'students',
  'student-deleted': 'students',
  'students-merged': 'students',
  'students-exported': 'students',
  'profile-opened': 'students',
  'profile-mailed': 'students',
  'profile-sent': 'students',
  'survey-answers-opened': 'students',
  'survey-answers-exported': 'students',
  'school-settings-changed': 'schools',
  'school-approved': 'schools',
  'school-verified': 'schools',
  'school-deleted': 'schools',
  'unverified-school-deleted': 'schools',
  'school-address-changed': 'schools',
  'school-code-changed': 'schools',
  'schools-exported': 'schools',
  'school-deletion-requested': 'schools',
  'school-deletion-withdrawn': 'schools',
  'tenant-mapped': 'schools',
  'tenant-unmapped': 'schools',
  'staff-invited': 'staff',
  'staff-invited-again': 'staff',
  'staff-joined': 'staff',
  'staff-removed': 'staff',
  'details-changed': 'staff',
  'email-changed': 'staff',
  'password-changed': 'staff',
  'account-disabled': 'staff',
  'account-enabled': 'staff',
  'account-password-replaced': 'staff',
  'admin-created': 'staff',
  'card-added': 'cards',
  'card-changed': 'cards',
  'card-removed': 'cards',
  'mail-retried': 'other',
};

const groups: readonly Group[] = ['students', 'schools', 'staff', 'cards', 'other'];

export const actionGroups = groups.map((group) => ({
  group,
  actions: (Object.keys(groupOf) as AuditAction[]).filter((action) => groupOf[action] === group),
}));

export const isAboutStudent = (action: AuditAction): boolean => groupOf[action] === 'students';
