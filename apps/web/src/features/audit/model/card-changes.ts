const namesIn = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** Takes the comma-separated lists of excluded cards before and after. */
export function cardChanges([before = '', after = '']: readonly string[]) {
  const [was, is] = [namesIn(before), namesIn(after)];
  return {
    out: is.filter((name) => !was.includes(name)),
    back: was.filter((name) => !is.includes(name)),
  };
}
