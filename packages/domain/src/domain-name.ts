import { decodePunycode } from './punycode.ts';
import { isOneWritingSystem, passesForLatin } from './writing-systems.ts';

const labelPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const domainMax = 253;
const labelMax = 63;

/** One form of each letter. Greek's final sigma would depend on what follows: it is left as typed. */
export const lowerCase = (text: string): string =>
  text.normalize('NFC').replaceAll('Σ', 'σ').toLowerCase().normalize('NFC');

const isLabel = (label: string | null): label is string =>
  label !== null && labelPattern.test(label) && isOneWritingSystem(label);

const unicodeLabel = (label: string): string | null =>
  label.startsWith('xn--') ? decodePunycode(label.slice('xn--'.length)) : label;

function hostOf(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * The one ASCII form by which a domain is compared, or null if it is no domain name: fewer than two
 * labels, an IP address, a trailing dot, look-alike letters, or something the platform cannot read.
 */
export function asciiDomain(domain: string): string | null {
  if (domain.length > domainMax) return null;
  const typed = lowerCase(domain).split('.');
  const labels = typed.map(unicodeLabel);
  if (labels.length < 2 || !labels.every(isLabel)) return null;
  const host = hostOf(labels.join('.'));
  if (host === null || host.length > domainMax) return null;

  // The platform reads more than names: 1.2 becomes 1.0.0.2, a full-width letter its plain twin, and
  // an invisible one nothing. It may spell a label anew, never change it.
  const encoded = host.split('.');
  const isSame = (label: string, index: number): boolean =>
    label.length <= labelMax && [label, unicodeLabel(label)].includes(typed[index] ?? '');
  if (encoded.length !== typed.length || !encoded.every(isSame)) return null;

  // No top-level domain begins with a digit; every IPv4 address ends in a number.
  const end = encoded.at(-1) ?? '';
  if (!/^[a-z]/u.test(end)) return null;
  // Among Latin neighbours a name of double-faced letters deceives; beside рф it does not.
  return !end.startsWith('xn--') && labels.some(passesForLatin) ? null : host;
}
