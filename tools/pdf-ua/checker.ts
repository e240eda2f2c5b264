import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The Java that can run a program from its source; `npm test` brings it where it may. */
export const java = process.env['TRIO_JAVA'];

export interface PdfUaReport {
  readonly compliant: boolean;
  /** How much veraPDF looked at: a report on nothing would be compliant too. */
  readonly checks: number;
  readonly failures: readonly PdfUaFailure[];
}

interface PdfUaFailure {
  /** Clause and number of the test, as veraPDF's list of rules has them: `7.3-1`. */
  readonly rule: string;
  readonly says: string;
  /** The way to the first thing that breaks it. */
  readonly where: string;
  readonly times: number;
}

export interface PdfUaChecker {
  check(pdf: Uint8Array): Promise<PdfUaReport>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('PdfUaReport.java', import.meta.url));

/** The package exports its own program only; the jar lies beside it. */
const veraPdf = fileURLToPath(
  new URL('../lib/opendataloader-pdf-cli.jar', import.meta.resolve('@opendataloader/pdf')),
);

/** veraPDF, started once for many documents: its start takes longer than a document. */
export async function startPdfUaChecker(javaProgram: string): Promise<PdfUaChecker> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-pdf-ua-'));
  // Serial and barely optimised: it is gone before more would pay, and the cores have tests to run.
  const settings = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const child = spawn(javaProgram, [...settings, '-cp', veraPdf, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let made = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(pdf: Uint8Array): Promise<PdfUaReport> {
    made += 1;
    const file = join(folder, `${made}.pdf`);
    await writeFile(file, pdf);
    child.stdin.write(`${file}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error('veraPDF ended before it had answered.');
    await rm(file);
    return readReport(value);
  }

  return {
    // One after the other, so that each answer belongs to its question.
    check: (pdf) => {
      const asked = last.then(() => ask(pdf));
      last = asked.catch(() => {});
      return asked;
    },
    stop: async () => {
      // It ends with its standard input.
      child.stdin.end();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readReport(line: string): PdfUaReport {
  const report = JSON.parse(line) as PdfUaReport | { readonly trouble: string };
  if ('trouble' in report) throw new Error(`veraPDF could not read it: ${report.trouble}`);
  return report;
}
