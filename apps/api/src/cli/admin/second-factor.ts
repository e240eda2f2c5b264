import { UsageError } from '../usage-error.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { readEmail } from './read-values.ts';

export const secondFactor = defineCommand({
  name: 'second-factor',
  synopsis: '--email ADDRESS [--yes]',
  explanation: [
    'removes the second factors of a platform administrator who lost them, and ends their sessions',
    '--yes   without it, nothing is removed',
  ],
  options: { email: { type: 'string' }, yes: { type: 'boolean' } },
  prepare: (values) => {
    const email = readEmail(values.email);
    return async ({ factorLosses }) => {
      if (values.yes !== true) {
        throw new UsageError(
          `The password alone will then be enough for ${email}, until a new second factor is added. To confirm, add --yes.`,
        );
      }
      const outcome = await factorLosses.removeOfAdmin(commandLineAdmin, email);
      if (outcome === null) {
        throw new UsageError(
          `No administrator has the address ${email}. For staff, an owner of the school or the people page removes them.`,
        );
      }
      return [
        outcome === 'none'
          ? `${email} has no second factor.`
          : `The second factors of ${email} are removed. They must add a new one at the next log-in.`,
      ];
    };
  },
});
