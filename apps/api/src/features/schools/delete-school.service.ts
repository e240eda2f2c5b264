import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/refuse-all-but-admins.ts';
import { noteAction, type Actor } from '../../platform/audit/audit.repository.ts';
import { isLockRefusal, type Connection } from '../../platform/database/database.ts';
import { deleteSchool, lockWholeSchool } from './delete-school.repository.ts';
import type { DeleteSchoolWorld } from './schools-world.ts';

export interface DeleteSchoolService {
  /** With everything in it. Nobody gets a mail: its people have no account any more. */
  deleteSchool(by: Actor, schoolId: string): Promise<{ readonly students: number }>;
}

const mostTries = 10;

export function createDeleteSchoolService(world: DeleteSchoolWorld): DeleteSchoolService {
  const { transactUnhurried, identity, outbox, clock } = world;

  async function deleteWhole(connection: Connection, by: Actor, schoolId: string) {
    const held = await lockWholeSchool(connection, schoolId);
    if (!held) throw new ApiError('school/not-found');
    const details = { students: held.students };
    const note = { by, action: 'school-deleted', schoolId, details } as const;
    await noteAction(connection, note, clock.now());
    await outbox.discardOfSchool(connection, schoolId);
    await identity.users.deleteOfSchool(connection, schoolId);
    await deleteSchool(connection, schoolId);
    return held;
  }

  return {
    deleteSchool: async (by, schoolId) => {
      refuseAllButAdmins(by);
      let refusal: unknown;
      for (let tries = 0; tries < mostTries; tries += 1) {
        try {
          return await transactUnhurried((connection) => deleteWhole(connection, by, schoolId));
        } catch (error) {
          if (!isLockRefusal(error)) throw error;
          refusal = error;
        }
      }
      throw new ApiError('server/unavailable', { cause: refusal });
    },
  };
}
