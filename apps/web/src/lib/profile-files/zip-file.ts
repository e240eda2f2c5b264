import { Zip, ZipPassThrough } from 'fflate';

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * PDFs are compressed already, so they are only stored. One file at a time is in memory: the parts
 * are blobs, which the browser may keep on disk.
 */
export async function zipFiles(files: readonly NamedFile[]): Promise<Blob> {
  const parts: Blob[] = [];
  const problems: Error[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) problems.push(problem);
    else parts.push(new Blob([chunk]));
  });
  for (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  zip.end();
  const [problem] = problems;
  if (problem) throw problem;
  return new Blob(parts, { type: 'application/zip' });
}
