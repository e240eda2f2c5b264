import { missing } from '@trio/i18n/duration';

/** A blank name falls back to the email address. */
export function fullName(student: { firstname: string; lastname: string; email: string }): string {
  const name = `${student.firstname} ${student.lastname}`.trim();
  return name === '' ? student.email : name;
}

export const orMissing = (text: string): string => (text.trim() === '' ? missing : text);
