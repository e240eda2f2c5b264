import { missing } from '@trio/i18n/duration';

/** A name made of spaces is no name; the address then tells who it is. */
export function fullName(student: { firstname: string; lastname: string; email: string }): string {
  const name = `${student.firstname} ${student.lastname}`.trim();
  return name === '' ? student.email : name;
}

export const orMissing = (text: string): string => (text.trim() === '' ? missing : text);
