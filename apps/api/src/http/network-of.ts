import { isIPv6 } from 'node:net';

/** One household or attacker has a whole IPv6 /64, so a /64 counts as one network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
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
