import { listProfileOwners, type ProfileOwner } from '@trio/contracts/many-students';
import { getPdf } from '@trio/contracts/profile';
import { limits } from '@trio/domain/limits';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile, withQuery } from '../api/call.ts';

export type { ProfileOwner };

const order = new Intl.Collator(undefined, { numeric: true });

/** By class, then by name. Students whom the reader no longer sees are left out. */
export async function readOwners(ids: readonly string[], classId: string): Promise<ProfileOwner[]> {
  const owners: ProfileOwner[] = [];
  for (let at = 0; at < ids.length; at += limits.namesBatchMax) {
    const students = ids.slice(at, at + limits.namesBatchMax);
    owners.push(...(await call(listProfileOwners, { students, classid: classId })).students);
  }
  return owners.toSorted(
    (a, b) =>
      order.compare(a.class ?? '\uFFFF', b.class ?? '\uFFFF') ||
      order.compare(a.lastname, b.lastname) ||
      order.compare(a.firstname, b.firstname),
  );
}

export const fetchProfile = (uid: string, language: Language): Promise<Blob> =>
  callForFile(withQuery(getPdf, { uid, language }));
