import { parseArgs } from 'node:util';
import { ToolError } from '../start/tool-error.mjs';

const options = /** @type {const} */ ({
  long: { type: 'boolean' },
  all: { type: 'boolean' },
  only: { type: 'string' },
});

/**
 * Everything after `--only PART` belongs to that part's runner.
 * @template Part
 * @param {string[]} args
 * @param {{ quick: Record<string, Part>, long: Record<string, Part> }} suites
 * @returns {{ parts: Record<string, Part>, words: string[] }}
 */
export function readArguments(args, { quick, long }) {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const token = tokens.find((each) => each.kind === 'option' && each.name === 'only');
  const end = token?.kind === 'option' ? token.index + (token.inlineValue ? 1 : 2) : args.length;
  const values = parseStrictly(args.slice(0, end));

  const all = values.all ? { ...quick, ...long } : values.long ? long : quick;
  if (values.only === undefined) return { parts: all, words: [] };
  const part = all[values.only];
  const names = Object.keys(all).join(', ');
  if (!part) throw new ToolError(`--only ${values.only}: no such part. Available parts: ${names}.`);
  return { parts: { [values.only]: part }, words: args.slice(end) };
}

/** @param {string[]} args */
function parseStrictly(args) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new ToolError(`${/** @type {Error} */ (error).message}. Name a part with --only.`);
  }
}
