import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { boardname, email, firstname, lastname } from './fields.ts';
import { id, locale, pathId, searchText } from './query-fields.ts';

const member = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** When they joined; for an invitation, when the latest email was sent. */
  created: z.iso.datetime(),
  isInvited: z.boolean(),
  isInviteOver: z.boolean(),
  disabled: z.boolean(),
});
export type BoardMember = z.output<typeof member>;

/** Null: hidden, because a small group could be recognised. */
const figure = z.nullable(z.int());
const shownFigures = { students: figure, began: figure, finished: figure, wrote: figure };

const schoolFigures = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** False until the next night for a school that has just come. */
  hasFigures: z.boolean(),
  ...shownFigures,
  /** `YYYY-MM`; null also for a hidden school. */
  lastMonth: z.nullable(z.string()),
});
export type BoardSchoolFigures = z.output<typeof schoolFigures>;

const boardFigures = z.object({
  board: z.string(),
  /** When the figures were made; null before the first ones. */
  figured: z.nullable(z.iso.datetime()),
  /** The calendar year in which the school year begins. */
  year: z.int(),
  /** With figures, newest first; the current one is always there. */
  years: z.array(z.int()),
  /** Figures of earlier years are rounded down to tens. */
  isRounded: z.boolean(),
  schools: z.array(schoolFigures),
  /** Of the shown figures. */
  totals: z.object(shownFigures),
  /** Ids of schools. */
  notBegun: z.array(z.uuid()),
  /** Over the whole board, from ten students on, rounded down to tens. */
  challenges: z.array(z.object({ card: z.string(), students: z.int() })),
});
export type BoardFigures = z.output<typeof boardFigures>;

const year = z.optional(
  z.pipe(
    z.union([z.literal(''), z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200))]),
    z.transform((named) => (named === '' ? undefined : named)),
  ),
);

const boardOnly = ['board'] as const;

export const getBoardFigures = defineEndpoint({
  method: 'GET',
  path: '/board/figures',
  summary: 'Get last night’s figures of the board’s schools; small groups are hidden',
  access: boardOnly,
  query: z.object({ year }),
  answer: boardFigures,
});

export const downloadBoardFigures = defineEndpoint({
  method: 'GET',
  path: '/board/figures/csv',
  summary: 'Download the figures of the board’s schools as a CSV file',
  access: boardOnly,
  query: z.object({ locale, year }),
  answer: z.unknown(),
});

export const listBoardMembers = defineEndpoint({
  method: 'GET',
  path: '/board/members',
  summary: 'List the members of the caller’s board',
  access: boardOnly,
  answer: z.object({ members: z.array(member) }),
});

export const boardInviteForm = z.object({ firstname, lastname, email });

export const inviteBoardMember = defineEndpoint({
  method: 'POST',
  path: '/board/members',
  summary: 'Invite a person to the caller’s board by email',
  access: boardOnly,
  body: boardInviteForm,
  answer: member,
  status: 201,
});

export const resendBoardInvite = defineEndpoint({
  method: 'POST',
  path: '/board/members/:id/invite',
  summary: 'Resend an invitation; the earlier link becomes invalid',
  access: boardOnly,
  params: pathId,
  answer: null,
});

export const removeBoardMember = defineEndpoint({
  method: 'DELETE',
  path: '/board/members/:id',
  summary: 'Remove a member of the caller’s board, or leave it; the last one stays',
  access: boardOnly,
  params: pathId,
  answer: null,
});

const admin = ['admin'] as const;

const listedBoard = z.object({
  _id: z.uuid(),
  name: z.string(),
  created: z.iso.datetime(),
  schools: z.int(),
  members: z.int(),
  figured: z.nullable(z.iso.datetime()),
});
export type ListedBoard = z.output<typeof listedBoard>;

export const listBoards = defineEndpoint({
  method: 'GET',
  path: '/boards',
  summary: 'List all boards by name',
  access: admin,
  answer: z.object({ boards: z.array(listedBoard) }),
});

const boardRecord = z.object({
  _id: z.uuid(),
  name: z.string(),
  created: z.iso.datetime(),
  figured: z.nullable(z.iso.datetime()),
  schools: z.array(z.object({ _id: z.uuid(), name: z.string() })),
  members: z.array(member),
});
export type BoardRecord = z.output<typeof boardRecord>;

export const boardForm = z.object({ name: boardname });

export const createBoard = defineEndpoint({
  method: 'POST',
  path: '/boards',
  summary: 'Create a board without schools and members',
  access: admin,
  body: boardForm,
  answer: boardRecord,
  status: 201,
});

export const getBoard = defineEndpoint({
  method: 'GET',
  path: '/boards/:id',
  summary: 'Get a board with its schools and members',
  access: admin,
  params: pathId,
  answer: boardRecord,
});

export const renameBoard = defineEndpoint({
  method: 'PUT',
  path: '/boards/:id',
  summary: 'Rename a board',
  access: admin,
  params: pathId,
  body: boardForm,
  answer: boardRecord,
});

export const deleteBoard = defineEndpoint({
  method: 'DELETE',
  path: '/boards/:id',
  summary: 'Delete a board with its members and figures; its schools stay',
  access: admin,
  params: pathId,
  answer: null,
});

export const findBoardSchools = defineEndpoint({
  method: 'GET',
  path: '/boards/:id/schools',
  summary: 'Find schools that can be moved into a board',
  access: admin,
  params: pathId,
  query: z.object({ search: searchText }),
  answer: z.object({
    schools: z.array(
      z.object({
        _id: z.uuid(),
        name: z.string(),
        city: z.string(),
        /** The board that the school would leave. */
        board: z.nullable(z.string()),
      }),
    ),
    hasMore: z.boolean(),
  }),
});

const schoolOfBoard = z.object({ id: id(), schoolId: id() });
const memberOfBoard = z.object({ id: id(), memberId: id() });

export const addBoardSchool = defineEndpoint({
  method: 'PUT',
  path: '/boards/:id/schools/:schoolId',
  summary: 'Move a school into a board, also from another one; its owners are told',
  access: admin,
  params: schoolOfBoard,
  answer: boardRecord,
});

export const removeBoardSchool = defineEndpoint({
  method: 'DELETE',
  path: '/boards/:id/schools/:schoolId',
  summary: 'Move a school out of a board; its owners are told',
  access: admin,
  params: schoolOfBoard,
  answer: boardRecord,
});

export const inviteToBoard = defineEndpoint({
  method: 'POST',
  path: '/boards/:id/members',
  summary: 'Invite a person to a board by email',
  access: admin,
  params: pathId,
  body: boardInviteForm,
  answer: member,
  status: 201,
});

export const resendToBoard = defineEndpoint({
  method: 'POST',
  path: '/boards/:id/members/:memberId/invite',
  summary: 'Resend an invitation to a board; the earlier link becomes invalid',
  access: admin,
  params: memberOfBoard,
  answer: null,
});

export const removeFromBoard = defineEndpoint({
  method: 'DELETE',
  path: '/boards/:id/members/:memberId',
  summary: 'Remove a member of a board, also the last one',
  access: admin,
  params: memberOfBoard,
  answer: null,
});
