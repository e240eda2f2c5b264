import {
  addBoardSchool,
  createBoard as createEndpoint,
  deleteBoard as deleteEndpoint,
  downloadBoardFigures,
  findBoardSchools,
  getBoard,
  getBoardFigures,
  inviteBoardMember,
  inviteToBoard,
  listBoardMembers,
  listBoards,
  removeBoardMember,
  removeBoardSchool,
  removeFromBoard,
  renameBoard as renameEndpoint,
  resendBoardInvite,
  resendToBoard,
  type BoardMember,
  type BoardRecord,
} from '@trio/contracts/boards';
import type { BodyInput } from '@trio/contracts/endpoint';
import type { Language } from '@trio/i18n/languages';
import { call, callForFile, withParams, withQuery } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export const figuresQuery = (year: number | null) =>
  endpointQuery(getBoardFigures, { query: year === null ? {} : { year: String(year) } });

export const downloadFigures = (locale: Language, year: number): Promise<Blob> =>
  callForFile(withQuery(downloadBoardFigures, { locale, year: String(year) }));

export const membersQuery = endpointQuery(listBoardMembers);
export const boardsQuery = endpointQuery(listBoards);
export const boardQuery = (id: string) => endpointQuery(getBoard, { params: { id } });
export const schoolsQuery = (id: string, search: string) =>
  endpointQuery(findBoardSchools, { params: { id }, query: { search } });

type Person = BodyInput<typeof inviteBoardMember>;

/** Acts on the members of one board. */
export interface MemberActs {
  readonly invite: (person: Person) => Promise<BoardMember>;
  readonly resend: (memberId: string) => Promise<void>;
  readonly remove: (memberId: string) => Promise<void>;
}

export const ownMembers: MemberActs = {
  invite: (person) => call(inviteBoardMember, person),
  resend: (id) => call(withParams(resendBoardInvite, { id })),
  remove: (id) => call(withParams(removeBoardMember, { id })),
};

/** For administrators. */
export const membersOf = (id: string): MemberActs => ({
  invite: (person) => call(withParams(inviteToBoard, { id }), person),
  resend: (memberId) => call(withParams(resendToBoard, { id, memberId })),
  remove: (memberId) => call(withParams(removeFromBoard, { id, memberId })),
});

export const createBoard = (body: BodyInput<typeof createEndpoint>): Promise<BoardRecord> =>
  call(createEndpoint, body);
export const renameBoard = (
  id: string,
  body: BodyInput<typeof renameEndpoint>,
): Promise<BoardRecord> => call(withParams(renameEndpoint, { id }), body);
export const deleteBoard = (id: string): Promise<void> => call(withParams(deleteEndpoint, { id }));
export const addSchool = (id: string, schoolId: string): Promise<BoardRecord> =>
  call(withParams(addBoardSchool, { id, schoolId }));
export const takeSchoolOut = (id: string, schoolId: string): Promise<BoardRecord> =>
  call(withParams(removeBoardSchool, { id, schoolId }));
