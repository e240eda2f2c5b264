import { createSearchKey, searchStudents, type ListedStudent } from '@trio/contracts/students';
import { call } from '../../../lib/api/call.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

/** Students of one school whose name or address is like the text. The key is good for a short while only. */
export async function findLike(schoolid: string, text: string): Promise<ListedStudent[]> {
  const { key } = await call(withQuery(createSearchKey, { schoolid }));
  if (!key) throw new Error('No key returned.');
  return (await call(withQuery(searchStudents, { key, q: text }))).students;
}
