import type { FactorState } from '@trio/contracts/second-factor';
import type { FactorRow } from '../../platform/identity/second-factors/factors.repository.ts';
import type { Requirement } from '../../platform/identity/second-factors/requirement.repository.ts';

interface Known {
  readonly factors: readonly FactorRow[];
  readonly recoveryCodesLeft: number;
  readonly requirement: Requirement;
  readonly hasPassword: boolean;
}

export const toFactorState = ({ factors, requirement, ...rest }: Known): FactorState => ({
  ...rest,
  factors: factors.map(({ factorId, kind, name, createdAt, lastUsedAt }) => ({
    _id: factorId,
    kind,
    name,
    added: createdAt.toISOString(),
    lastUsed: lastUsedAt?.toISOString() ?? null,
  })),
  requiredBy: requirement.requiredBy,
  due: requirement.dueAt?.toISOString() ?? null,
});
