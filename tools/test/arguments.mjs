import { Trouble } from '../start/trouble.mjs';
import { LONG_PARTS, PARTS } from './parts.mjs';

/**
 * npm test -- [--long] [--only PART [what the runner shall get…]]
 * @param {string[]} words
 * @returns {{ isLong: boolean, parts: Record<string, import('./parts.mjs').Part>, rest: string[] }}
 */
export function readArguments(words) {
  const rest = [...words];
  const isLong = take(rest, '--long') !== undefined;
  const only = takeValue(rest, '--only');
  const all = isLong ? LONG_PARTS : PARTS;
  const names = Object.keys(all).join(', ');
  if (only === undefined) {
    if (rest.length === 0) return { isLong, parts: all, rest };
    throw new Trouble(`${rest.join(' ')}: say for which part, with --only and one of ${names}.`);
  }
  const part = all[only];
  if (!part) throw new Trouble(`--only ${only}: there is no such part. There are ${names}.`);
  return { isLong, parts: { [only]: part }, rest };
}

/**
 * @param {string[]} words
 * @param {string} flag
 */
function take(words, flag) {
  const place = words.indexOf(flag);
  return place === -1 ? undefined : words.splice(place, 1)[0];
}

/**
 * @param {string[]} words
 * @param {string} flag
 */
function takeValue(words, flag) {
  const place = words.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  if (place === -1) return undefined;
  const [word = '', next = ''] = words.slice(place, place + 2);
  const isJoined = word !== flag;
  words.splice(place, isJoined ? 1 : 2);
  return isJoined ? word.slice(flag.length + 1) : next;
}
