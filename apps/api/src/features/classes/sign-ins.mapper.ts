import type { MadeSignIn } from '@trio/contracts/sign-ins';
import type { Language } from '@trio/i18n/languages';
import type { SignInSheetData } from '@trio/profile/profile-data';
import type { SignInRow } from './sign-ins.repository.ts';

export const loginOf = ({ email, username }: Pick<SignInRow, 'email' | 'username'>): string =>
  username ?? email;

export const toSheet = (
  about: { readonly language: Language; readonly className: string; readonly address: string },
  asked: readonly Pick<MadeSignIn, '_id' | 'password'>[],
  rows: readonly SignInRow[],
): SignInSheetData => {
  const byId = new Map(rows.map((row) => [row.studentId, row]));
  return {
    ...about,
    slips: asked.flatMap(({ _id, password }) => {
      const row = byId.get(_id);
      if (!row) return [];
      const name = `${row.firstName} ${row.lastName}`;
      return [{ name, login: loginOf(row), isUsername: row.username !== null, password }];
    }),
  };
};
