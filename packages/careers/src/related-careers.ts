import type { Career, Careers } from './careers.ts';

interface Related {
  /** Other careers of the same NOC group. */
  readonly sameGroup: readonly Career[];
  /** Other careers that work on the same challenge. */
  readonly sameChallenge: readonly Career[];
}

export function relatedCareers({ all }: Careers, career: Career): Related {
  const others = all.filter(({ key }) => key !== career.key);
  const sameGroup = others.filter(({ noc }) => noc === career.noc);
  return {
    sameGroup,
    sameChallenge: others.filter(
      (other) => other.card === career.card && !sameGroup.includes(other),
    ),
  };
}
