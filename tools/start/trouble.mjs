/** An error that the user can fix: shown as one line below the failed program's output. */
export class Trouble extends Error {
  /**
   * @param {string} message
   * @param {string} [printed]
   */
  constructor(message, printed = '') {
    super(message);
    this.printed = printed;
  }
}

/** @param {() => Promise<number>} work returns the exit code */
export async function runTool(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`${error.printed ? `${error.printed}\n\n` : ''}${error.message}\n`);
    process.exitCode = 1;
  }
}
