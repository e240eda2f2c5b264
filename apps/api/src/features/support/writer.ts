import type { Role } from '@trio/domain/roles';

/** Who writes to the team: only an administrator is of no school. */
export type WriterKey =
  | { readonly role: 'admin'; readonly userId: string; readonly schoolId: null }
  | { readonly role: Exclude<Role, 'admin'>; readonly userId: string; readonly schoolId: string };
