import { ApiError } from '../../http/api-error.ts';
import { runCommand } from '../run-command.ts';
import { UsageError } from '../usage-error.ts';
import { openAdminDeps } from './admin-deps.ts';
import type { Task } from './command.ts';
import { errorTextOf } from './error-text.ts';

export const runTask = (task: Task): Promise<void> =>
  runCommand(async (deps) => {
    try {
      for (const line of await task(await openAdminDeps(deps))) console.log(line);
    } catch (error) {
      throw error instanceof ApiError ? new UsageError(errorTextOf(error.code)) : error;
    }
  });
