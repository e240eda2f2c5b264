import type { Role } from '@trio/domain/roles';

export type WriterKey =
  | { readonly role: 'admin'; readonly userId: string; readonly schoolId: null }
  | { readonly role: Exclude<Role, 'admin'>; readonly userId: string; readonly schoolId: string };
