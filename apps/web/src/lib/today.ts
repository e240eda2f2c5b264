/** A moment's day where the device is, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

export const today = (): string => dayOf(new Date());
