import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../src/platform/storage/s3-storage.ts';

/** A Python with Swift; `npm run test:long` installs it where possible. */
export const swiftPython = process.env['TRIO_SWIFT_PYTHON'];

export interface SwiftServer {
  readonly settings: S3Settings;
  contentTypeOf(key: string): Promise<string | undefined>;
  stop(): Promise<void>;
}

export async function startSwift(python: string): Promise<SwiftServer> {
  // On disk: Swift needs extended attributes, which a memory file system may not have.
  const folder = await mkdtemp('/var/tmp/trio-swift-');
  const program = fileURLToPath(new URL('swift-server.py', import.meta.url));
  const credentials = { accessKeyId: 'trio:test', secretAccessKey: 'known-to-tests-only' };
  const { accessKeyId, secretAccessKey } = credentials;
  const server = spawn(python, [program, folder, accessKeyId, secretAccessKey], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const firstLine = once(createInterface(server.stdout), 'line') as Promise<[string]>;
  const line = await Promise.race([firstLine, exited.then(() => ['it ended'])]);
  const port = /^ready (\d+)$/u.exec(line[0] ?? '')?.[1];
  if (port === undefined) throw new Error(`Swift did not start: ${line[0]}`);

  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { endpoint, bucket: 'trio-pictures', region: 'us-east-1', ...credentials };
  const client = new S3Client({
    endpoint,
    region: settings.region,
    credentials,
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  return {
    settings,
    contentTypeOf: async (key) => {
      const file = { Bucket: settings.bucket, Key: key };
      return (await client.send(new HeadObjectCommand(file))).ContentType;
    },
    stop: async () => {
      client.destroy();
      // It exits when its standard input closes.
      server.stdin.end();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
