import { performance } from 'node:perf_hooks';

const TICK_MS = { terminal: 1000, file: 15_000 };

/**
 * A terminal overwrites one line each second; a log file gets a line every 15 seconds.
 * Writes to stderr, so that stdout has only the command's own output.
 * @template Result
 * @param {string} what as in "Installing packages"
 * @param {(done: (outcome: string) => void) => Promise<Result>} step `done` words the last line
 * @param {{ detail?: () => string }} [options] what to add while it runs
 * @returns {Promise<Result>}
 */
export async function showStep(what, step, { detail = () => '' } = {}) {
  const out = process.stderr;
  const started = performance.now();
  const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const line = () => [`${what}…`, elapsed(), detail()].filter(Boolean).join('  ');
  let outcome = what;

  const beat = setInterval(
    () => out.write(out.isTTY ? `\r\u001B[2K${line()}` : `${line()}\n`),
    out.isTTY ? TICK_MS.terminal : TICK_MS.file,
  );
  out.write(out.isTTY ? `${what}…` : `${what}…\n`);
  try {
    const result = await step((text) => (outcome = text));
    if (out.isTTY) out.write('\r\u001B[2K');
    out.write(`✓ ${outcome} (${elapsed()})\n`);
    return result;
  } catch (error) {
    out.write(out.isTTY ? `\r\u001B[2K✗ ${what}\n` : `✗ ${what}\n`);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** @param {string} text */
export const showNothingToDo = (text) => void process.stderr.write(`✓ ${text}\n`);
