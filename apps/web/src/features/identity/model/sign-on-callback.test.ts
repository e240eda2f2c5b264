import { expect, it } from 'vitest';
import { readSignOnCallback } from './sign-on-callback.ts';

it.each([
  [
    'a launch from ClassLink',
    '/classlink',
    '?code=a&response_type=code',
    { from: 'classlink', code: 'a' },
  ],
  [
    'a log-in started by Trio',
    '/classlink',
    '?code=a&state=s',
    { from: 'classlink', code: 'a', state: 's' },
  ],
  [
    'an OpenID Connect provider',
    '/sso',
    '?code=a%2Bb&state=our-board.x&iss=https%3A%2F%2Fboard.ca',
    {
      from: 'openid',
      provider: 'our-board',
      code: 'a+b',
      state: 'our-board.x',
      iss: 'https://board.ca',
    },
  ],
])('reads the callback of %s', (_, path, search, callback) => {
  expect(readSignOnCallback(path, search)).toEqual(expect.objectContaining(callback));
});

it.each([
  ['/classlink', '', 'classlink/invalid_grant'],
  ['/sso', '', 'classlink/invalid_grant'],
  ['/sso', '?code=a', 'classlink/invalid_grant'],
  ['/classlink', '?error=access_denied', 'classlink/user-unauthorized'],
  ['/sso', '?error=access_denied&state=google.x&code=a', 'classlink/user-unauthorized'],
  ['/sso', '?error=temporarily_unavailable', 'server/unavailable'],
])('reports why %s%s is invalid', (path, search, problem) => {
  expect(readSignOnCallback(path, search)).toEqual({ from: null, problem });
});
