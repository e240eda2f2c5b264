import { providerName } from '@trio/contracts/single-sign-on';
import { UsageError } from '../usage-error.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { readRequired, requireSchool } from './read-values.ts';
import { layOutTable } from './table.ts';

const tenantMaxLength = 200;

function readTenant(values: { readonly provider?: string; readonly tenant?: string }) {
  const provider = readRequired(values.provider, '--provider').toLowerCase();
  if (!providerName.safeParse(provider).success) {
    throw new UsageError(
      '--provider is classlink, or the name of a provider in the configuration.',
    );
  }
  const tenant = readRequired(values.tenant, '--tenant');
  if (tenant.length > tenantMaxLength || /\p{Cc}/u.test(tenant)) {
    throw new UsageError(
      `--tenant is the provider’s id of the school or board, at most ${tenantMaxLength} characters.`,
    );
  }
  return { provider, tenant };
}

export const tenant = defineCommand({
  name: 'tenant',
  synopsis: '--school ID|CODE [--provider classlink|NAME --tenant ID [--remove]]',
  explanation: [
    'maps a tenant of a single sign-on provider to a school',
    'The tenant’s students can then log in through the provider. Without --provider, lists the mapped tenants.',
    '--tenant   the provider’s id of the school or board, exactly as the provider writes it',
    '--remove   removes the mapping; accounts that were created through it stay',
  ],
  options: {
    school: { type: 'string' },
    provider: { type: 'string' },
    tenant: { type: 'string' },
    remove: { type: 'boolean' },
  },
  prepare: ({ school: typed, provider, tenant: key, remove = false }) => {
    const wanted = readRequired(typed, '--school');
    const isListing = provider === undefined && key === undefined && !remove;
    const mapping = isListing
      ? null
      : readTenant({
          ...(provider !== undefined && { provider }),
          ...(key !== undefined && { tenant: key }),
        });
    return async (deps) => {
      const { schoolId, name } = await requireSchool(deps, wanted);
      if (!mapping) {
        const mapped = await deps.tenants.list(commandLineAdmin, schoolId);
        if (mapped.length === 0) return [`${name} has no tenant.`];
        return layOutTable(
          ['PROVIDER', 'TENANT'],
          mapped.map((each) => [each.provider, each.tenant]),
        );
      }
      const label = `${mapping.provider} tenant ${mapping.tenant}`;
      if (remove) {
        if ((await deps.tenants.unmap(commandLineAdmin, schoolId, mapping)) === 'not-found') {
          throw new UsageError(`The ${label} is not mapped to ${name}.`);
        }
        return [`The ${label} is no longer mapped to ${name}.`];
      }
      const outcome = await deps.tenants.map(commandLineAdmin, schoolId, mapping);
      if (outcome.kind === 'mapped-to-other-school') {
        throw new UsageError(
          `The ${label} is mapped to another school, ${outcome.schoolName}. Remove that mapping first.`,
        );
      }
      return [
        outcome.kind === 'mapped'
          ? `The ${label} is mapped to ${name}.`
          : `The ${label} was already mapped to ${name}.`,
      ];
    };
  },
});
