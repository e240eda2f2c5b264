import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const google = { OIDC_GOOGLE_CLIENT_ID: 'id', OIDC_GOOGLE_CLIENT_SECRET: 'secret' };
const settings = (environment: NodeJS.ProcessEnv) => readConfig(environment).signOnSettings;

describe('single sign-on', () => {
  it('is off by default', () => {
    expect(settings({})).toEqual({ classLink: null, openId: [] });
  });

  it('uses default addresses for ClassLink if its id and secret are set', () => {
    expect(settings({ CLASSLINK_CLIENT_ID: 'id', CLASSLINK_CLIENT_SECRET: 'secret' })).toEqual({
      classLink: {
        clientId: 'id',
        clientSecret: 'secret',
        authorizeUrl: 'https://launchpad.classlink.com/oauth2/v2/auth',
        tokenUrl: 'https://launchpad.classlink.com/oauth2/v2/token',
        userUrl: 'https://nodeapi.classlink.com/v2/my/info',
      },
      openId: [],
    });
  });

  it('has default tenant claims for Google and Microsoft, and accepts any other provider', () => {
    const { openId } = settings({
      OIDC_PROVIDERS: 'google, microsoft,our-board',
      ...google,
      OIDC_MICROSOFT_ISSUER: 'https://login.microsoftonline.com/organizations/v2.0',
      OIDC_MICROSOFT_CLIENT_ID: 'id',
      OIDC_MICROSOFT_CLIENT_SECRET: 'secret',
      OIDC_OUR_BOARD_ISSUER: 'http://127.0.0.1:4000',
      OIDC_OUR_BOARD_CLIENT_ID: 'id',
      OIDC_OUR_BOARD_CLIENT_SECRET: 'secret',
      OIDC_OUR_BOARD_TENANT_CLAIM: 'org',
      OIDC_OUR_BOARD_ROLE_CLAIM: 'roles',
      OIDC_OUR_BOARD_STUDENT_ROLE: 'pupil',
      OIDC_OUR_BOARD_MANAGED_ADDRESSES: '1',
      OIDC_OUR_BOARD_LABEL: 'Maple Board',
    });
    expect(openId).toMatchObject([
      { id: 'google', label: 'Google', tenantClaim: 'hd', issuer: 'https://accounts.google.com' },
      {
        id: 'microsoft',
        label: 'Microsoft',
        tenantClaim: 'tid',
        areAddressesManaged: false,
        role: null,
      },
      {
        id: 'our-board',
        label: 'Maple Board',
        tenantClaim: 'org',
        areAddressesManaged: true,
        role: { claim: 'roles', student: 'pupil' },
      },
    ]);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['CLASSLINK_CLIENT_SECRET', { CLASSLINK_CLIENT_ID: 'id' }],
    ['CLASSLINK_CLIENT_ID', { CLASSLINK_CLIENT_SECRET: 'secret' }],
    [
      'CLASSLINK_TOKEN_URL',
      {
        CLASSLINK_CLIENT_ID: 'id',
        CLASSLINK_CLIENT_SECRET: 'secret',
        CLASSLINK_TOKEN_URL: 'http://classlink.example/token',
      },
    ],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'Google' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'google,google', ...google }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'classlink' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'credential' }],
    ['OIDC_GOOGLE_CLIENT_ID', { OIDC_PROVIDERS: 'google', OIDC_GOOGLE_CLIENT_SECRET: 'secret' }],
    ['OIDC_GOOGLE_CLIENT_SECRET', { OIDC_PROVIDERS: 'google', OIDC_GOOGLE_CLIENT_ID: 'id' }],
    ['OIDC_GOOGLE_ISSUER', { OIDC_PROVIDERS: 'google', ...google, OIDC_GOOGLE_ISSUER: 'google' }],
    [
      'OIDC_GOOGLE_MANAGED_ADDRESSES',
      { OIDC_PROVIDERS: 'google', ...google, OIDC_GOOGLE_MANAGED_ADDRESSES: 'yes' },
    ],
    [
      'OIDC_GOOGLE_ROLE_CLAIM',
      { OIDC_PROVIDERS: 'google', ...google, OIDC_GOOGLE_STUDENT_ROLE: 'x' },
    ],
    [
      'OIDC_BOARD_TENANT_CLAIM',
      {
        OIDC_PROVIDERS: 'board',
        OIDC_BOARD_ISSUER: 'https://board.example',
        OIDC_BOARD_CLIENT_ID: 'id',
        OIDC_BOARD_CLIENT_SECRET: 'secret',
      },
    ],
  ])('reports an invalid %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} .*must .+\\.$`, 'u'));
  });

  it('reports all invalid values at once, with those of other settings', () => {
    expect(() => readConfig({ PORT: 'x', OIDC_PROVIDERS: 'google' })).toThrow(
      /PORT must .+ OIDC_GOOGLE_CLIENT_ID must .+ OIDC_GOOGLE_CLIENT_SECRET must/u,
    );
  });
});
