/** Whose sorts: the key of everything in this feature. */
export interface Owner {
  readonly schoolId: string;
  readonly studentId: string;
}
