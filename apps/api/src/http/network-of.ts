import { isIPv6 } from 'node:net';

/** One household or attacker holds a whole IPv6 /64: its addresses count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // Written out: `::` stands for as many zero groups as are missing.
  const [before = '', after = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const head = groupsOf(before);
  const tail = groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
