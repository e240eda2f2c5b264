/** Router state: the overview announces a school that was deleted on its own page. */
export const deletedSchool = (name: string) => ({ deletedSchool: name });

export function deletedSchoolIn(state: unknown): string | null {
  const name = (state as { deletedSchool?: unknown } | null)?.deletedSchool;
  return typeof name === 'string' ? name : null;
}
