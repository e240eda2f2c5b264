import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { processorsOf } from './processors.ts';

const none = {
  mail: [],
  storage: [],
  signOn: [],
  usage: [],
  errors: [],
  frames: [],
  explorer: [],
};

it('lists no service by default, only the product’s own host', () => {
  expect(processorsOf(readConfig({}))).toEqual({ ...none, hosting: ['127.0.0.1'] });
});

it('lists the host of each configured service once, and no user name, password, path or key', () => {
  const processors = processorsOf(
    readConfig({
      PUBLIC_URL: 'https://trio.school.example',
      SMTP_URL: 'smtps://mailer:secret-1@mail.example:465',
      S3_ENDPOINT: 'https://objects.example',
      S3_BUCKET: 'secret-2',
      S3_ACCESS_KEY_ID: 'secret-3',
      S3_SECRET_ACCESS_KEY: 'secret-4',
      OIDC_PROVIDERS: 'google',
      OIDC_GOOGLE_CLIENT_ID: 'secret-5',
      OIDC_GOOGLE_CLIENT_SECRET: 'secret-6',
      USAGE_FORWARD_URL: 'https://usage.example/secret-7?key=secret-8',
      ERROR_REPORTS: 'https://errors.example/secret-9',
      CONSUMER_SURVEY_URL: 'https://forms.example/a',
      PROFILE_INTRO_URL: 'https://forms.example/b',
      PATH_EXPLORER_URL: 'https://paths.example/start',
    }),
  );
  expect(processors).toEqual({
    hosting: ['trio.school.example'],
    mail: ['mail.example'],
    storage: ['objects.example'],
    signOn: ['accounts.google.com'],
    usage: ['usage.example'],
    errors: ['errors.example'],
    frames: ['forms.example'],
    explorer: ['paths.example'],
  });
  expect(JSON.stringify(processors)).not.toContain('secret');
});
