import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from './config.ts';

describe('configuration', () => {
  it('needs nothing: every value has a default', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://localhost/trio'],
    ['PUBLIC_URL', 'trio.example.org'],
    ['PUBLIC_URL', 'https://trio.example.org/app'],
    ['TRIO_DEMO', 'yes'],
    ['TRIO_SECRET', 'short'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['LOG_LEVEL', 'loud'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`, 'u'));
  });

  it('names every bad value at once', () => {
    expect(() => readConfig({ PORT: 'x', PUBLIC_URL: 'y' })).toThrow(
      /PORT must .+ PUBLIC_URL must/u,
    );
  });
});

it('knows which addresses only this machine can reach', () => {
  expect(['127.0.0.1', '127.8.8.8', 'localhost', '::1'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '::', '192.168.1.4', 'trio.example.org'].some(isLoopback)).toBe(false);
});
