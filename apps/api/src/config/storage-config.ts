import type { S3Settings } from '../platform/storage/s3-storage.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const variables = {
  S3_ENDPOINT:
    'an http or https address without a path, for example https://s3.ca-central-1.amazonaws.com',
  S3_BUCKET:
    'the name of a bucket that exists, 3 to 63 lower-case letters, digits, dots and dashes',
  S3_ACCESS_KEY_ID: 'the id of a key that may read, write and delete in the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
} as const;

const defaultRegion = 'us-east-1';

export function readStorageSettings(environment: Environment): {
  readonly settings: S3Settings | null;
  readonly problems: readonly string[];
} {
  const names = Object.keys(variables) as (keyof typeof variables)[];
  const isMeant = [...names, 'S3_REGION'].some((name) => environment[name] !== undefined);
  if (!isMeant) return { settings: null, problems: [] };

  const settings = {
    endpoint: environment['S3_ENDPOINT'] ?? '',
    bucket: environment['S3_BUCKET'] ?? '',
    region: environment['S3_REGION'] ?? defaultRegion,
    accessKeyId: environment['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] ?? '',
  };
  const isGood = {
    S3_ENDPOINT: isPlainUrl(settings.endpoint),
    S3_BUCKET: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(settings.bucket),
    S3_ACCESS_KEY_ID: settings.accessKeyId !== '',
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey !== '',
  };
  const problems = names
    .filter((name) => !isGood[name])
    .map((name) => `${name} must be ${variables[name]}`);
  if (!/^[a-z0-9-]{1,64}$/iu.test(settings.region)) {
    problems.push('S3_REGION must be the name of a region, for example ca-central-1');
  }
  return { settings, problems };
}

function isPlainUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  );
}
