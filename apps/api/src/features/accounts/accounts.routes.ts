import { getMe, resendVerification, updateCode, updateMe } from '@trio/contracts/accounts';
import { confirmEmail, requestReset, resetPassword } from '@trio/contracts/identity';
import { joinClass, previewJoin, registerWithoutEmail } from '@trio/contracts/joining';
import { endOwnSessions, listOwnSessions } from '@trio/contracts/own-sessions';
import { correctEmail, givePassword, withdrawCorrection } from '@trio/contracts/staff-help';
import { previewCode, register, requestContact } from '@trio/contracts/registration';
import { deleteStudents } from '@trio/contracts/many-students';
import {
  deleteStudent,
  downloadMyData,
  downloadStudentData,
  listDeletionRequests,
  requestDeletion,
  withdrawDeletion,
} from '@trio/contracts/your-data';
import type { FastifyInstance } from 'fastify';
import { markDevice } from '../../http/device.ts';
import { route } from '../../http/endpoint-route.ts';
import { networkOf } from '../../http/network-of.ts';
import { forgiveSignIns, forgiveSignInsAnywhere } from '../../http/rate-limit.ts';
import { visitorOf } from '../../http/visitor.ts';
import { createAccountUpdatesService } from './account-updates.service.ts';
import { type AccountsDeps, createAccountsService } from './accounts.service.ts';
import { createCodePreviewService } from './code-preview.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createMailedLinksService } from './mailed-links.service.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createStaffHelpService } from './staff-help.service.ts';
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

  const joining = createJoiningService(deps);
  route(app, previewJoin, ({ body, request }) => joining.preview(body, networkOf(request.ip)));
  route(app, joinClass, ({ caller, body, request }) =>
    joining.join(caller, body, networkOf(request.ip)),
  );
  route(app, registerWithoutEmail, ({ body, request }) =>
    joining.register(body, visitorOf(request), networkOf(request.ip)),
  );

  const accounts = createAccountsService(deps);
  route(app, getMe, ({ caller }) => accounts.findAccount(caller));

  const updates = createAccountUpdatesService(deps);
  route(app, updateMe, ({ caller, body, request }) =>
    updates.updateMe(caller, body, visitorOf(request)),
  );
  route(app, updateCode, ({ caller, body }) => updates.updateCode(caller, body));

  const sessions = createOwnSessionsService(deps);
  route(app, listOwnSessions, ({ caller }) => sessions.list(caller));
  route(app, endOwnSessions, ({ caller, body }) => sessions.end(caller, body));

  const links = createMailedLinksService(deps);
  route(app, requestReset, ({ body, request }) => links.requestReset(body, visitorOf(request)));
  route(app, resetPassword, async ({ body, request, reply }) => {
    const { logins, ...answer } = await links.resetPassword(body, visitorOf(request));
    await forgiveSignIns(request, logins);
    await markDevice(request, reply, answer.email);
    return answer;
  });
  route(app, confirmEmail, ({ body, caller }) => links.confirmEmail(body, caller));
  route(app, resendVerification, ({ caller, request }) =>
    links.resendVerification(caller, visitorOf(request)),
  );

  const help = createStaffHelpService(deps);
  route(app, givePassword, async ({ caller, params, request }) => {
    const { logins, ...answer } = await help.givePassword(caller, params.id);
    await forgiveSignInsAnywhere(request, logins);
    return answer;
  });
  route(app, correctEmail, ({ caller, params, body, request }) =>
    help.correctEmail(caller, params.id, body, visitorOf(request)),
  );
  route(app, withdrawCorrection, ({ caller, params }) =>
    help.withdrawCorrection(caller, params.id),
  );

  const yourData = createYourDataService(deps);
  route(app, downloadMyData, ({ caller }) => yourData.download(caller));
  route(app, requestDeletion, ({ caller, request }) =>
    yourData.requestDeletion(caller, visitorOf(request)),
  );
  route(app, withdrawDeletion, ({ caller }) => yourData.withdrawDeletion(caller));
  route(app, listDeletionRequests, ({ caller }) => yourData.listDeletionRequests(caller));
  route(app, downloadStudentData, ({ caller, params }) => yourData.downloadOf(caller, params.id));
  route(app, deleteStudent, ({ caller, params }) => yourData.deleteStudent(caller, params.id));
  route(app, deleteStudents, ({ caller, body }) => yourData.deleteStudents(caller, body.students));
}
