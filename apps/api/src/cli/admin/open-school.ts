import { operator } from './operator.ts';
import { defineCommand } from './command.ts';
import { required, schoolOf } from './read-values.ts';

const options = { school: { type: 'string' } } as const;
const form = '--school ID|CODE';

export const approve = defineCommand({
  name: 'approve',
  form,
  explanation: [
    'approves a school and tells its staff by mail',
    'A school needs approval where SCHOOL_APPROVAL=required. Approving it twice changes nothing.',
  ],
  options,
  prepare: (values) => {
    const wanted = required(values.school, '--school');
    return async (deps) => {
      const { schoolId } = await schoolOf(deps, wanted);
      const { school, isNew, told } = await deps.schools.approve(operator, schoolId);
      return [
        isNew ? `${school.name} is approved.` : `${school.name} was approved already.`,
        ...told.map((email) => `A mail to ${email} is on its way.`),
        ...(school.verifiedAt === null
          ? ['Its code accepts students once its address is verified: see the command verify.']
          : []),
      ];
    };
  },
});

export const verify = defineCommand({
  name: 'verify',
  form,
  explanation: [
    'takes a school’s address as verified, without the mail that asks for it',
    'For a school whose mail never arrives: make sure of who they are by other means first.',
  ],
  options,
  prepare: (values) => {
    const wanted = required(values.school, '--school');
    return async (deps) => {
      const { schoolId } = await schoolOf(deps, wanted);
      const { school, isNew } = await deps.schools.verify(operator, schoolId);
      const waitsForApproval = deps.settings.needsSchoolApproval && school.approvedAt === null;
      return [
        isNew ? `${school.name} is verified.` : `${school.name} was verified already.`,
        ...(waitsForApproval
          ? ['Its code accepts students once it is approved: see the command approve.']
          : []),
      ];
    };
  },
});
