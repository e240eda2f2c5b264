import {
  answerConversation,
  askToTalk,
  correctConversation,
  listConversations,
  noteConversation,
  withdrawTalk,
} from '@trio/contracts/conversations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { ConversationsService } from './conversations.service.ts';
import type { TalkRequestsService } from './talk-requests.service.ts';

export function conversationsRoutes(
  app: FastifyInstance,
  conversations: ConversationsService,
  requests: TalkRequestsService,
): void {
  route(app, listConversations, ({ caller }) => conversations.list(caller));
  route(app, answerConversation, ({ caller, params, body }) =>
    conversations.answer(caller, params.id, body),
  );
  route(app, noteConversation, ({ caller, params, body }) =>
    conversations.note(caller, params.id, body),
  );
  route(app, correctConversation, ({ caller, params, body }) =>
    conversations.correct(caller, params.id, body),
  );
  route(app, askToTalk, ({ caller, body }) => requests.ask(caller, body));
  route(app, withdrawTalk, ({ caller, params }) => requests.withdraw(caller, params.id));
}
