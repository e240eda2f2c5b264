import { UsageError } from '../usage-error.ts';
import { deleteStudent, disable, enable, password } from './account.ts';
import { accounts } from './accounts.ts';
import { adoptStorage } from './adopt-storage.ts';
import { auditVerify } from './audit-verify.ts';
import { cards } from './cards.ts';
import type { Command, Task } from './command.ts';
import { create } from './create.ts';
import { deleteSchool } from './delete-school.ts';
import { mail } from './mail.ts';
import { owner } from './owner.ts';
import { approve, verify } from './approve-and-verify.ts';
import { schools } from './schools.ts';
import { secondFactor } from './second-factor.ts';
import { set } from './set.ts';
import { tenant } from './tenant.ts';

export const commands: readonly Command[] = [
  create,
  schools,
  approve,
  verify,
  set,
  tenant,
  cards,
  accounts,
  disable,
  enable,
  password,
  secondFactor,
  owner,
  deleteStudent,
  deleteSchool,
  mail,
  auditVerify,
  adoptStorage,
];

const width = Math.max(...commands.map(({ name }) => name.length));

export const usage = [
  'Usage: npm run admin -- COMMAND [OPTIONS]',
  '',
  ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`),
  '',
  'npm run admin -- COMMAND --help explains a command’s options.',
].join('\n');

export function prepareCommand(args: readonly string[]): string | Task {
  const [name = '', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') return usage;
  const command = commands.find((each) => each.name === name);
  if (!command) {
    throw new UsageError(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
  }
  return rest.includes('--help') || rest.includes('-h') ? command.usage : command.prepare(rest);
}
