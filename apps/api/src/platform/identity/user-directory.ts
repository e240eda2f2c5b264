import * as given from './given-passwords.repository.ts';
import * as credentials from './users.repository.ts';
import type { UserDirectory } from './identity.ts';
import * as tokens from './mailed-tokens.repository.ts';
import { deleteUsersOfSchool, endSessionsOfSchool } from './users.repository.ts';

export const userDirectory: UserDirectory = {
  insert: credentials.insertCredential,
  insertWithUsername: credentials.insertUsername,
  findByEmail: credentials.findUserByEmail,
  findById: credentials.findUserById,
  findPasswordHash: credentials.findPasswordHash,
  updatePassword: credentials.updatePassword,
  givePassword: given.givePassword,
  findGivenPassword: given.findGivenPassword,
  isGivenPasswordCurrent: given.isGivenPasswordCurrent,
  updateEmail: credentials.updateEmail,
  verifyEmail: credentials.verifyEmail,
  updateDisabled: credentials.updateDisabled,
  updateStaffKind: credentials.updateStaffKind,
  endSessions: credentials.deleteSessions,
  delete: credentials.deleteUser,
  deleteOfSchool: deleteUsersOfSchool,
  endSessionsOfSchool,
  issueToken: tokens.issueToken,
  takeToken: tokens.takeToken,
  findTokenHolders: tokens.findTokenHolders,
  findTokensOf: tokens.findTokensOf,
  voidTokens: tokens.voidTokens,
};
