export type { StudentKey as Owner } from '../../platform/students/student.repository.ts';
