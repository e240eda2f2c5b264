import { isIPv4, isIPv6 } from 'node:net';

const mappedIPv4 = (address: string): string | undefined =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];

/** One household or attacker has a whole IPv6 /64, so a /64 counts as one network. */
export function networkOf(address: string): string {
  const mapped = mappedIPv4(address);
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? prefixOf(address, 4).join(':') : address;
}

/** For people who read a log: IPv4 /24, IPv6 /48. */
export function maskedNetworkOf(address: string): string {
  const plain = mappedIPv4(address) ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${prefixOf(plain, 3).join(':')}::/48` : '';
}

function prefixOf(address: string, groups: number): string[] {
  const [before = '', after = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const head = groupsOf(before);
  const tail = groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
