import {
  addBoardSchool,
  createBoard,
  deleteBoard,
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
  renameBoard,
  resendBoardInvite,
  resendToBoard,
} from '@trio/contracts/boards';
import type { FastifyInstance } from 'fastify';
import { attachedFile } from '../../http/content-disposition.ts';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { BoardFiguresService } from './board-figures.service.ts';
import type { BoardMembersService } from './board-members.service.ts';
import type { BoardsService } from './boards.service.ts';

interface BoardServices {
  readonly boards: BoardsService;
  readonly members: BoardMembersService;
  readonly figures: BoardFiguresService;
}

export function boardsRoutes(
  app: FastifyInstance,
  { boards, members, figures }: BoardServices,
): void {
  route(app, getBoardFigures, ({ caller, query }) => figures.find(caller, query));

  route(app, downloadBoardFigures, async ({ caller, query, request, reply }) => {
    reply.type('text/csv; charset=utf-8');
    // A HEAD request must not be audited as a download.
    if (request.method !== 'GET') return '';
    const { fileName, content } = await figures.download(caller, query);
    reply
      .header('content-disposition', attachedFile(fileName))
      .header('content-language', query.locale);
    return content;
  });

  route(app, listBoardMembers, ({ caller }) => members.list(caller));
  route(app, inviteBoardMember, ({ caller, body, request }) =>
    members.invite(caller, null, body, visitorOf(request)),
  );
  route(app, resendBoardInvite, ({ caller, params, request }) =>
    members.resend(caller, null, params.id, visitorOf(request)),
  );
  route(app, removeBoardMember, ({ caller, params }) => members.remove(caller, null, params.id));

  route(app, listBoards, ({ caller }) => boards.list(caller));
  route(app, createBoard, ({ caller, body }) => boards.create(caller, body.name));
  route(app, getBoard, ({ caller, params }) => boards.find(caller, params.id));
  route(app, renameBoard, ({ caller, params, body }) =>
    boards.rename(caller, params.id, body.name),
  );
  route(app, deleteBoard, ({ caller, params }) => boards.remove(caller, params.id));
  route(app, findBoardSchools, ({ caller, params, query }) =>
    boards.findSchools(caller, params.id, query.search),
  );
  route(app, addBoardSchool, ({ caller, params }) =>
    boards.addSchool(caller, { boardId: params.id, schoolId: params.schoolId }),
  );
  route(app, removeBoardSchool, ({ caller, params }) =>
    boards.removeSchool(caller, { boardId: params.id, schoolId: params.schoolId }),
  );
  route(app, inviteToBoard, ({ caller, params, body, request }) =>
    members.invite(caller, params.id, body, visitorOf(request)),
  );
  route(app, resendToBoard, ({ caller, params, request }) =>
    members.resend(caller, params.id, params.memberId, visitorOf(request)),
  );
  route(app, removeFromBoard, ({ caller, params }) =>
    members.remove(caller, params.id, params.memberId),
  );
}
