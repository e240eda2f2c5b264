import { prepareCommand } from './admin/commands.ts';
import { UsageError } from './usage-error.ts';

/** npm run admin -- …: what a platform administrator does without a browser. */
try {
  const prepared = prepareCommand(process.argv.slice(2));
  if (typeof prepared === 'string') {
    console.log(prepared);
  } else {
    // The server's parts take a second to load: not before what was typed makes sense.
    const { runTask } = await import('./admin/run-task.ts');
    await runTask(prepared);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
