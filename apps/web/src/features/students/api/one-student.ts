import type { Answer } from '@trio/contracts/endpoint';
import {
  confirmStudentEmail,
  disableStudent,
  getStudent,
  mergeStudents,
} from '@trio/contracts/students';
import { deleteStudent as deleteEndpoint } from '@trio/contracts/your-data';
import { call } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';

export type StudentDetail = Answer<typeof getStudent>;

export const findStudent = (id: string): Promise<StudentDetail> =>
  call(withParams(getStudent, { id }));

export const setDisabled = (id: string, disable: boolean): Promise<void> =>
  call(withParams(disableStudent, { id }), { disable });

export const confirmEmailOf = (id: string): Promise<void> =>
  call(withParams(confirmStudentEmail, { id }));

export const deleteStudent = (id: string): Promise<void> =>
  call(withParams(deleteEndpoint, { id }));

/** The sorts of `from` come into this account; `from` goes away. */
export const mergeInto = (id: string, from: string): Promise<void> =>
  call(withParams(mergeStudents, { id }), { from });
