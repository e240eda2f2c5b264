import { providerName } from '@trio/contracts/single-sign-on';
import { UsageError } from '../usage-error.ts';
import { operator } from './operator.ts';
import { defineCommand } from './command.ts';
import { required, schoolOf } from './read-values.ts';
import { layOutTable } from './table.ts';

const longest = 200;

function readTenant(values: { readonly provider?: string; readonly tenant?: string }) {
  const provider = required(values.provider, '--provider').toLowerCase();
  if (!providerName.safeParse(provider).success) {
    throw new UsageError(
      '--provider is classlink, or the name of a provider in the configuration.',
    );
  }
  const tenant = required(values.tenant, '--tenant');
  if (tenant.length > longest || /\p{Cc}/u.test(tenant)) {
    throw new UsageError('--tenant is the provider’s own key of the school or board.');
  }
  return { provider, tenant };
}

export const tenant = defineCommand({
  name: 'tenant',
  form: '--school ID|CODE [--provider classlink|NAME --tenant ID [--remove]]',
  explanation: [
    'says which tenant of a single sign-on provider is this school',
    'Its students then come in through the provider. Without a provider, lists what is mapped.',
    '--tenant   the provider’s own key of the school or board, to the letter',
    '--remove   the tenant is this school no longer; accounts that came through it stay',
  ],
  options: {
    school: { type: 'string' },
    provider: { type: 'string' },
    tenant: { type: 'string' },
    remove: { type: 'boolean' },
  },
  prepare: ({ school: typed, provider, tenant: key, remove = false }) => {
    const wanted = required(typed, '--school');
    const isQuestion = provider === undefined && key === undefined && !remove;
    const mapping = isQuestion
      ? null
      : readTenant({
          ...(provider !== undefined && { provider }),
          ...(key !== undefined && { tenant: key }),
        });
    return async (deps) => {
      const { schoolId, name } = await schoolOf(deps, wanted);
      if (!mapping) {
        const mapped = await deps.tenants.list(operator, schoolId);
        if (mapped.length === 0) return [`No tenant is ${name}.`];
        return layOutTable(
          ['PROVIDER', 'TENANT'],
          mapped.map((each) => [each.provider, each.tenant]),
        );
      }
      const words = `${mapping.provider} tenant ${mapping.tenant}`;
      if (remove) {
        if ((await deps.tenants.unmap(operator, schoolId, mapping)) === 'not-there') {
          throw new UsageError(`The ${words} is not ${name}.`);
        }
        return [`The ${words} is ${name} no longer.`];
      }
      const outcome = await deps.tenants.map(operator, schoolId, mapping);
      if (outcome.is === 'of-another-school') {
        throw new UsageError(
          `The ${words} is another school, ${outcome.schoolName}: remove it there first.`,
        );
      }
      return [
        outcome.is === 'mapped' ? `The ${words} is ${name}.` : `The ${words} was ${name} already.`,
      ];
    };
  },
});
