/** Whose sorts: the key of everything in this feature. */
export type { StudentKey as Owner } from '../../platform/students/student.repository.ts';
