/** A school may collect minors' data only once its own e-mail address has been verified. */
export const isOpenToStudents = (school: { readonly verifiedAt: Date | null }): boolean =>
  school.verifiedAt !== null;
