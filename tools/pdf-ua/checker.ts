import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A JDK that can run a source file. `npm test` sets it. */
export const java = process.env['TRIO_JAVA'];

export interface PdfUaReport {
  readonly compliant: boolean;
  /** The number of checks; a report without any would be compliant too. */
  readonly checks: number;
  readonly failures: readonly PdfUaFailure[];
}

interface PdfUaFailure {
  /** Clause and test number of the veraPDF rule: `7.3-1`. */
  readonly rule: string;
  readonly message: string;
  readonly where: string;
  readonly times: number;
}

export interface PdfUaChecker {
  check(pdf: Uint8Array): Promise<PdfUaReport>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('PdfUaReport.java', import.meta.url));

/** The package exports only its own program; the jar is beside it. */
const veraPdf = fileURLToPath(
  new URL('../lib/opendataloader-pdf-cli.jar', import.meta.resolve('@opendataloader/pdf')),
);

/** Starts veraPDF once for many documents, because its start takes longer than a document. */
export async function startPdfUaChecker(javaProgram: string): Promise<PdfUaChecker> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-pdf-ua-'));
  // A serial, barely optimised JVM: it is short-lived, and the tests need the cores.
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
    if (done === true) throw new Error('veraPDF ended without an answer.');
    await rm(file);
    return readReport(value);
  }

  return {
    // One at a time, so that each answer belongs to its request.
    check: (pdf) => {
      const asked = last.then(() => ask(pdf));
      last = asked.catch(() => {});
      return asked;
    },
    stop: async () => {
      // It exits when its standard input ends.
      child.stdin.end();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readReport(line: string): PdfUaReport {
  const report = JSON.parse(line) as PdfUaReport | { readonly error: string };
  if ('error' in report) throw new Error(`veraPDF could not read the file: ${report.error}`);
  return report;
}
