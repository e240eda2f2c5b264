/** A school may collect minors' data only once it is verified and, if required, approved. */
export function waitsFor(
  school: {
    readonly verifiedAt: Date | null;
    readonly approvedAt: Date | null;
    readonly refusedAt: Date | null;
  },
  needsApproval: boolean,
): 'verification' | 'approval' | 'refused' | null {
  if (school.refusedAt !== null) return 'refused';
  if (school.verifiedAt === null) return 'verification';
  return needsApproval && school.approvedAt === null ? 'approval' : null;
}
