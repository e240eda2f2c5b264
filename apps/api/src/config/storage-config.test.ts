import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'trio-pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('image storage', () => {
  it('is the data folder by default', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ S3_ENDPOINT: '', S3_BUCKET: '' }).s3).toBeNull();
  });

  it('is a bucket if all its settings are given; the region is optional', () => {
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'trio-pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...s3, S3_REGION: 'ca-central-1' }).s3?.region).toBe('ca-central-1');
  });

  it.each(Object.keys(s3))('requires %s', (name) => {
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
      new RegExp(`^${name} must be .+\\.$`, 'u'),
    );
  });

  it.each([
    ['S3_ENDPOINT', 's3.example.org'],
    ['S3_ENDPOINT', 'https://s3.example.org/bucket'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example.org'],
    ['S3_BUCKET', 'Trio'],
    ['S3_BUCKET', 'a/b'],
    ['S3_REGION', 'nowhere at all'],
  ])('reports an invalid %s=%s', (name, value) => {
    expect(() => readConfig({ ...s3, [name]: value })).toThrow(
      new RegExp(`^${name} must be .+\\.$`, 'u'),
    );
  });

  it('reports all missing settings at once', () => {
    expect(() => readConfig({ S3_REGION: 'ca-central-1' })).toThrow(
      /S3_ENDPOINT must .+ S3_BUCKET must .+ S3_ACCESS_KEY_ID must .+ S3_SECRET_ACCESS_KEY must/u,
    );
  });
});
