const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
const base = digits.length;
const highestCodePoint = 0x10_ff_ff;

// Bias adaptation of RFC 3492.
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > 455; bias += base) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/**
 * Decodes the part after `xn--`; null if that fails. `URL` encodes but does not decode, and a mix
 * of scripts could hide in the encoded form. More lenient than the RFC: callers encode again and
 * compare.
 */
export function decodePunycode(encoded: string): string | null {
  const split = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(split, 0)), (c) => c.codePointAt(0) ?? 0);
  let point = 128;
  let index = 0;
  let bias = 72;
  for (let at = split + 1; at < encoded.length;) {
    const before = index;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digits.indexOf(encoded.charAt(at));
      if (at >= encoded.length || digit < 0) return null;
      at += 1;
      index += digit * weight;
      if (index > Number.MAX_SAFE_INTEGER) return null;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = points.length + 1;
    bias = adapt(index - before, count, before === 0);
    point += Math.floor(index / count);
    if (point > highestCodePoint) return null;
    index %= count;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
}
