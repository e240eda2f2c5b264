import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';
import type { AdminDeps } from './admin-deps.ts';

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name]['type'] extends 'string' ? string : boolean;
};

export type Task = (deps: AdminDeps) => Promise<readonly string[]>;

interface Definition<O extends Options> {
  readonly name: string;
  readonly synopsis: string;
  readonly explanation: readonly [string, ...string[]];
  readonly options: O;
  prepare(values: Values<O>): Task;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  prepare(args: readonly string[]): Task;
}

export function defineCommand<const O extends Options>(definition: Definition<O>): Command {
  const { name, synopsis, explanation, options } = definition;
  const [summary, ...details] = explanation;
  const usage = [
    `Usage: npm run admin -- ${name} ${synopsis}`.trimEnd(),
    '',
    ...[`${name} ${summary}`, ...details].map((line) => `  ${line}`),
  ].join('\n');

  return {
    name,
    summary,
    usage,
    prepare: (args) => {
      const values = readOptions(args, options, usage) as Values<O>;
      try {
        return definition.prepare(values);
      } catch (error) {
        throw error instanceof UsageError ? withUsage(error.message, usage) : error;
      }
    },
  };
}

function readOptions(args: readonly string[], options: Options, usage: string) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Only the first sentence of Node's message is useful; the rest is about escaping.
    const { message } = error as Error;
    throw withUsage(`${message.split(/\.\s|\.$|\n/u)[0]}.`, usage);
  }
}

const withUsage = (problem: string, usage: string): UsageError =>
  new UsageError(`${problem}\n\n${usage}`);
