/** An error that the user can fix. */
export class ToolError extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** @param {() => Promise<number>} work returns the exit code */
export async function runTool(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    process.stderr.write(`${error.output ? `${error.output}\n\n` : ''}${error.message}\n`);
    process.exitCode = 1;
  }
}
