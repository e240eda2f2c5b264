/** Of a school that was deleted on its own page: the overview, where one ends up, says so. */
export const deletedSchool = (name: string) => ({ deletedSchool: name });

export function deletedSchoolIn(state: unknown): string | null {
  const name = (state as { deletedSchool?: unknown } | null)?.deletedSchool;
  return typeof name === 'string' ? name : null;
}
