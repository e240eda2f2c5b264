import { prepareCommand } from './admin/commands.ts';
import { UsageError } from './usage-error.ts';

try {
  const prepared = prepareCommand(process.argv.slice(2));
  if (typeof prepared === 'string') {
    console.log(prepared);
  } else {
    // Loading the server takes a second, so the arguments are checked first.
    const { runTask } = await import('./admin/run-task.ts');
    await runTask(prepared);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
