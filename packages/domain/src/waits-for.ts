/**
 * What a school waits for before its code accepts students; null when it does. A school may collect
 * minors' data only once its own e-mail address has been verified, and where a deployment asks for it,
 * once an administrator has approved it.
 */
export function waitsFor(
  school: { readonly verifiedAt: Date | null; readonly approvedAt: Date | null },
  needsApproval: boolean,
): 'verification' | 'approval' | null {
  if (school.verifiedAt === null) return 'verification';
  return needsApproval && school.approvedAt === null ? 'approval' : null;
}
