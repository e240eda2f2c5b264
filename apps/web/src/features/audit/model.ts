import { type AuditAction, auditActions } from '@trio/contracts/audit';
import type { AuditView } from './api.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text));

export function parseFilter(query: URLSearchParams): AuditView {
  const idIn = (name: string) => {
    const value = query.get(name) ?? '';
    return uuid.test(value) ? value.toLowerCase() : null;
  };
  const dayIn = (name: string) => {
    const value = query.get(name) ?? '';
    return isDay(value) ? value : null;
  };
  const page = Math.floor(Number(query.get('page')));
  return {
    page: page >= 1 && page <= 1_000_000 ? page : 1,
    action: auditActions.find((action) => action === query.get('action')) ?? null,
    schoolId: idIn('schoolid'),
    person: idIn('person'),
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

export const isFiltered = ({ page: _, ...filters }: AuditView): boolean =>
  Object.values(filters).some((value) => value !== null);

export function queryStringOf({ page, action, schoolId, person, from, to }: AuditView): string {
  const pairs = [
    ['action', action],
    ['schoolid', schoolId],
    ['person', person],
    ['from', from],
    ['to', to],
    ['page', page > 1 ? String(page) : null],
  ].filter((pair): pair is [string, string] => pair[1] !== null);
  return `?${new URLSearchParams(pairs).toString()}`;
}

type ActionCategory = 'students' | 'schools' | 'staff' | 'classes' | 'cards' | 'boards' | 'other';

/** Also decides whether a deleted person is called a student. */
const categoryOf: Readonly<Record<AuditAction, ActionCategory>> = {
  'logged-in': 'staff',
  'log-in-failed': 'staff',
  'student-opened': 'students',
  'queue-opened': 'students',
  'audit-exported': 'other',
  'student-disabled': 'students',
  'student-email-confirmed': 'students',
  'student-password-given': 'students',
  'student-email-corrected': 'students',
  'student-email-correction-withdrawn': 'students',
  'student-enabled': 'students',
  'student-deleted': 'students',
  'guardian-agreed': 'students',
  'guardian-refused': 'students',
  'student-data-exported': 'students',
  'students-listed': 'students',
  'student-prepared': 'students',
  'student-put-off': 'students',
  'conversation-noted': 'students',
  'conversation-corrected': 'students',
  'students-merged': 'students',
  'students-exported': 'students',
  'profile-opened': 'students',
  'profile-mailed': 'students',
  'profile-sent': 'students',
  'survey-answers-opened': 'students',
  'survey-answers-exported': 'students',
  'school-settings-changed': 'schools',
  'school-approved': 'schools',
  'school-refused': 'schools',
  'school-refusal-undone': 'schools',
  'refused-school-deleted': 'schools',
  'school-verified': 'schools',
  'school-deleted': 'schools',
  'unverified-school-deleted': 'schools',
  'school-address-changed': 'schools',
  'school-code-changed': 'schools',
  'schools-exported': 'schools',
  'school-deletion-requested': 'schools',
  'school-deletion-withdrawn': 'schools',
  'keeping-confirmed': 'schools',
  'keeping-warned': 'students',
  'keeping-warning-seen': 'students',
  'student-kept': 'students',
  'students-deleted-by-time': 'students',
  'classes-deleted-by-time': 'classes',
  'support-window-opened': 'schools',
  'support-window-ended': 'schools',
  'tenant-mapped': 'schools',
  'tenant-unmapped': 'schools',
  'staff-invited': 'staff',
  'staff-invited-again': 'staff',
  'class-watched': 'students',
  'insight-opened': 'students',
  'staff-joined': 'staff',
  'staff-removed': 'staff',
  'staff-kind-changed': 'staff',
  'owner-change-requested': 'staff',
  'owner-change-stopped': 'staff',
  'details-changed': 'staff',
  'email-changed': 'staff',
  'password-changed': 'staff',
  'sessions-ended': 'staff',
  'account-disabled': 'staff',
  'account-enabled': 'staff',
  'account-password-replaced': 'staff',
  'account-opened': 'staff',
  'account-reset-asked': 'staff',
  'account-resend-asked': 'staff',
  'account-unlocked': 'staff',
  'staff-email-corrected': 'staff',
  'staff-email-correction-withdrawn': 'staff',
  'second-factor-added': 'staff',
  'second-factor-removed': 'staff',
  'second-factor-reset': 'staff',
  'second-factor-loss-reported': 'staff',
  'second-factor-loss-stopped': 'staff',
  'recovery-code-used': 'staff',
  'recovery-codes-made': 'staff',
  'admin-created': 'staff',
  'admin-invited': 'staff',
  'admin-invited-again': 'staff',
  'admin-invitation-withdrawn': 'staff',
  'admin-joined': 'staff',
  'admin-removed': 'staff',
  'class-created': 'classes',
  'class-changed': 'classes',
  'class-joining-opened': 'classes',
  'class-joining-closed': 'classes',
  'class-code-changed': 'classes',
  'class-teachers-changed': 'classes',
  'class-archived': 'classes',
  'class-restored': 'classes',
  'class-deleted': 'classes',
  'class-students-added': 'classes',
  'class-students-moved': 'classes',
  'class-student-removed': 'classes',
  'class-sign-ins-made': 'classes',
  'school-year-started': 'classes',
  'card-added': 'cards',
  'card-changed': 'cards',
  'card-removed': 'cards',
  'mail-retried': 'other',
  'board-created': 'boards',
  'board-renamed': 'boards',
  'board-settings-changed': 'boards',
  'board-deleted': 'boards',
  'board-school-added': 'boards',
  'board-school-removed': 'boards',
  'board-member-invited': 'boards',
  'board-member-invited-again': 'boards',
  'board-member-joined': 'boards',
  'board-member-removed': 'boards',
  'board-figures-opened': 'boards',
  'board-figures-exported': 'boards',
};

const categories: readonly ActionCategory[] = [
  'students',
  'schools',
  'staff',
  'classes',
  'cards',
  'boards',
  'other',
];

export const actionsByCategory = categories.map((category) => ({
  category,
  actions: (Object.keys(categoryOf) as AuditAction[]).filter(
    (action) => categoryOf[action] === category,
  ),
}));

export const isAboutStudent = (action: AuditAction): boolean =>
  categoryOf[action] === 'students' || action === 'class-student-removed';

const splitNames = (list: string): string[] => (list === '' ? [] : list.split(', '));

export function cardChanges([before = '', after = '']: readonly string[]) {
  const [was, is] = [splitNames(before), splitNames(after)];
  return {
    excluded: is.filter((name) => !was.includes(name)),
    included: was.filter((name) => !is.includes(name)),
  };
}
