import { decodePunycode } from './punycode.ts';
import { isOneWritingSystem, looksLatin } from './writing-systems.ts';

const labelPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const domainMax = 253;
const labelMax = 63;

/**
 * Lower case in NFC. Σ always becomes σ; `toLowerCase` alone would choose by the letter after it.
 */
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
 * The ASCII form by which domains are compared. Null for fewer than two labels, an IP address, a
 * trailing dot, look-alike letters, or a name that `URL` cannot parse.
 */
export function asciiDomain(domain: string): string | null {
  if (domain.length > domainMax) return null;
  const typed = lowerCase(domain).split('.');
  const labels = typed.map(unicodeLabel);
  if (labels.length < 2 || !labels.every(isLabel)) return null;
  const host = hostOf(labels.join('.'));
  if (host === null || host.length > domainMax) return null;

  // `URL` does more than encode: 1.2 becomes 1.0.0.2, a full-width letter becomes a plain one, an
  // invisible one disappears. A label may only be encoded, never changed.
  const encoded = host.split('.');
  const isSame = (label: string, index: number): boolean =>
    label.length <= labelMax && [label, unicodeLabel(label)].includes(typed[index] ?? '');
  if (encoded.length !== typed.length || !encoded.every(isSame)) return null;

  // No top-level domain begins with a digit; every IPv4 address ends in a number.
  const end = encoded.at(-1) ?? '';
  if (!/^[a-z]/u.test(end)) return null;
  // Cyrillic letters that look Latin deceive before a Latin ending; before рф they do not.
  return !end.startsWith('xn--') && labels.some(looksLatin) ? null : host;
}
