import * as credentials from './credentials.repository.ts';
import type { UserDirectory } from './identity.ts';
import * as tokens from './mailed-tokens.repository.ts';

/** The directory on our own tables; it holds nothing itself. */
export const userDirectory: UserDirectory = {
  insert: credentials.insertCredential,
  findByEmail: credentials.findUserByEmail,
  findById: credentials.findUserById,
  findPasswordHash: credentials.findPasswordHash,
  updatePassword: credentials.updatePassword,
  updateEmail: credentials.updateEmail,
  verifyEmail: credentials.verifyEmail,
  updateDisabled: credentials.updateDisabled,
  delete: credentials.deleteUser,
  issueToken: tokens.issueToken,
  takeToken: tokens.takeToken,
  voidTokens: tokens.voidTokens,
};
