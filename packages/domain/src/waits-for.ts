/**
 * Why a school's code does not accept students yet; null if it does. A school may collect minors'
 * data only after its email is verified and, if the deployment requires it, an administrator
 * approved it.
 */
export function waitsFor(
  school: { readonly verifiedAt: Date | null; readonly approvedAt: Date | null },
  needsApproval: boolean,
): 'verification' | 'approval' | null {
  if (school.verifiedAt === null) return 'verification';
  return needsApproval && school.approvedAt === null ? 'approval' : null;
}
