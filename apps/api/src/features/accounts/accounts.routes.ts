import { getMe, resendVerification, updateCode, updateMe } from '@trio/contracts/accounts';
import { confirmEmail, requestReset, resetPassword } from '@trio/contracts/identity';
import { previewCode, register, requestContact } from '@trio/contracts/registration';
import {
  deleteStudent,
  downloadMyData,
  listDeletionRequests,
  requestDeletion,
  withdrawDeletion,
} from '@trio/contracts/your-data';
import type { FastifyInstance } from 'fastify';
import { markDevice } from '../../http/device.ts';
import { route } from '../../http/endpoint-route.ts';
import { networkOf } from '../../http/network-of.ts';
import { forgiveSignIns } from '../../http/rate-limit.ts';
import { visitorOf } from '../../http/visitor.ts';
import { createAccountUpdatesService } from './account-updates.service.ts';
import { type AccountsDeps, createAccountsService } from './accounts.service.ts';
import { createCodePreviewService } from './code-preview.service.ts';
import { createMailedLinksService } from './mailed-links.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createYourDataService } from './your-data.service.ts';

export function accountsRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  const registration = createRegistrationService(deps);
  route(app, register, ({ body, request }) =>
    registration.register(body, visitorOf(request), networkOf(request.ip)),
  );
  route(app, requestContact, ({ body, request }) =>
    registration.requestContact(body, visitorOf(request)),
  );

  const codes = createCodePreviewService(deps);
  route(app, previewCode, ({ body, request }) => codes.preview(body, networkOf(request.ip)));

  const accounts = createAccountsService(deps);
  route(app, getMe, ({ caller }) => accounts.findAccount(caller));

  const updates = createAccountUpdatesService(deps);
  route(app, updateMe, ({ caller, body, request }) =>
    updates.updateMe(caller, body, visitorOf(request)),
  );
  route(app, updateCode, ({ caller, body }) => updates.updateCode(caller, body));

  const links = createMailedLinksService(deps);
  route(app, requestReset, ({ body, request }) => links.requestReset(body, visitorOf(request)));
  route(app, resetPassword, async ({ body, request, reply }) => {
    const answer = await links.resetPassword(body, visitorOf(request));
    await forgiveSignIns(request, answer.email);
    await markDevice(request, reply, answer.email);
    return answer;
  });
  route(app, confirmEmail, ({ body, caller }) => links.confirmEmail(body, caller));
  route(app, resendVerification, ({ caller, request }) =>
    links.resendVerification(caller, visitorOf(request)),
  );

  const yourData = createYourDataService(deps);
  route(app, downloadMyData, ({ caller }) => yourData.download(caller));
  route(app, requestDeletion, ({ caller, request }) =>
    yourData.requestDeletion(caller, visitorOf(request)),
  );
  route(app, withdrawDeletion, ({ caller }) => yourData.withdrawDeletion(caller));
  route(app, listDeletionRequests, ({ caller }) => yourData.listDeletionRequests(caller));
  route(app, deleteStudent, ({ caller, params }) => yourData.deleteStudent(caller, params.id));
}
