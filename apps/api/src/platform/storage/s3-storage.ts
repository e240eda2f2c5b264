import type * as S3 from '@aws-sdk/client-s3';
import { checkKey, StorageUnavailable, type Storage } from './storage.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Opened {
  readonly s3: typeof S3;
  readonly client: S3.S3Client;
}

/** Pictures are small: a slower service is unavailable. */
const patienceMs = 10_000;

export function createS3Storage({ bucket, ...settings }: S3Settings): Storage {
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => (opened ??= openClient(settings));

  async function attempt<T>(
    what: string,
    work: (opened: Opened, options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(await open(), { abortSignal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw new StorageUnavailable(what, error);
    }
  }

  return {
    put: async (key, bytes, contentType) => {
      const file = { Bucket: bucket, Key: checkKey(key) };
      await attempt('write', ({ s3, client }, options) =>
        client.send(
          new s3.PutObjectCommand({ ...file, Body: bytes, ContentType: contentType }),
          options,
        ),
      );
    },

    get: (key) => {
      const file = { Bucket: bucket, Key: checkKey(key) };
      return attempt('read', async ({ s3, client }, options) => {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand(file), options);
          return (await Body?.transformToByteArray()) ?? null;
        } catch (error) {
          // A missing bucket must not look like a missing file.
          if (error instanceof s3.NoSuchKey) return null;
          throw error;
        }
      });
    },

    delete: async (key) => {
      const file = { Bucket: bucket, Key: checkKey(key) };
      await attempt('delete', ({ s3, client }, options) =>
        client.send(new s3.DeleteObjectCommand(file), options),
      );
    },

    findError: async () => {
      try {
        const { s3, client } = await open();
        const abortSignal = AbortSignal.timeout(patienceMs);
        await client.send(new s3.HeadBucketCommand({ Bucket: bucket }), { abortSignal });
        return null;
      } catch (error) {
        return describeError(bucket, settings.endpoint, error);
      }
    },
  };
}

async function openClient(settings: Omit<S3Settings, 'bucket'>): Promise<Opened> {
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // Not every S3 service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { s3, client };
}

/** The answer to HeadBucket has no message, only a status. */
function describeError(bucket: string, endpoint: string, error: unknown): string {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status === 404) return `there is no bucket ${bucket} at ${endpoint}: create it`;
  if (status === 403) return `${endpoint} does not let these keys use the bucket ${bucket}`;
  const { code, name } = error as { code?: string; name?: string };
  return `${endpoint} does not answer (${status ?? code ?? name})`;
}
