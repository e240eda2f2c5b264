import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { readRequired, requireSchool } from './read-values.ts';

const options = { school: { type: 'string' } } as const;
const synopsis = '--school ID|CODE';

export const approve = defineCommand({
  name: 'approve',
  synopsis,
  explanation: [
    'approves a school; if it is verified, its staff get an email',
    'Schools need approval if SCHOOL_APPROVAL=required. A second approval changes nothing.',
  ],
  options,
  prepare: (values) => {
    const wanted = readRequired(values.school, '--school');
    return async (deps) => {
      const { schoolId } = await requireSchool(deps, wanted);
      const { school, isNew, notifiedEmails } = await deps.schools.approve(
        commandLineAdmin,
        schoolId,
      );
      return [
        isNew ? `${school.name} is approved.` : `${school.name} was already approved.`,
        ...notifiedEmails.map((email) => `An email to ${email} will be sent.`),
        ...(school.verifiedAt === null
          ? ['Students can join after its email address is verified. See the command verify.']
          : []),
      ];
    };
  },
});

export const verify = defineCommand({
  name: 'verify',
  synopsis,
  explanation: [
    'marks a school’s email address as verified, without a confirmation link',
    'Use it if the school does not receive our email. Check its identity first.',
  ],
  options,
  prepare: (values) => {
    const wanted = readRequired(values.school, '--school');
    return async (deps) => {
      const { schoolId } = await requireSchool(deps, wanted);
      const { school, isNew } = await deps.schools.verify(commandLineAdmin, schoolId);
      const waitsForApproval = deps.settings.needsSchoolApproval && school.approvedAt === null;
      return [
        isNew ? `${school.name} is verified.` : `${school.name} was already verified.`,
        ...(waitsForApproval
          ? ['Students can join after the school is approved. See the command approve.']
          : []),
      ];
    };
  },
});
