/** Something a person can mend: shown as one line, below what the failed program printed. */
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

/**
 * Runs a tool's whole work; trouble ends it with one line and a code that is not 0.
 * @param {() => Promise<number>} work returns the exit code
 */
export async function runTool(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`${error.printed ? `${error.printed}\n\n` : ''}${error.message}\n`);
    process.exitCode = 1;
  }
}
