const namesIn = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** Of the cards that were left out before and after, as the log has them: which are new, and which came back. */
export function cardChanges([before = '', after = '']: readonly string[]) {
  const [was, is] = [namesIn(before), namesIn(after)];
  return {
    out: is.filter((name) => !was.includes(name)),
    back: was.filter((name) => !is.includes(name)),
  };
}
