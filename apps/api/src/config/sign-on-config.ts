import { isLoopbackHost } from '../platform/loopback.ts';
import type { SignOnSettings } from '../platform/single-sign-on/create-single-sign-on.ts';
import type { ClassLinkSettings } from '../platform/single-sign-on/classlink.ts';
import type { OpenIdSettings } from '../platform/single-sign-on/openid-connect.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const classLinkUrls = {
  CLASSLINK_AUTHORIZE_URL: 'https://launchpad.classlink.com/oauth2/v2/auth',
  CLASSLINK_TOKEN_URL: 'https://launchpad.classlink.com/oauth2/v2/token',
  CLASSLINK_USER_URL: 'https://nodeapi.classlink.com/v2/my/info',
};

interface Known {
  readonly label: string;
  readonly tenantClaim: string;
  readonly issuer?: string;
}

const known: Readonly<Partial<Record<string, Known>>> = {
  google: { label: 'Google', tenantClaim: 'hd', issuer: 'https://accounts.google.com' },
  microsoft: { label: 'Microsoft', tenantClaim: 'tid' },
};

const nonOpenIdProviders = ['classlink', 'credential'];

export function readSignOnSettings(environment: Environment): {
  readonly settings: SignOnSettings;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const read = (name: string, fallback?: string): string => environment[name] ?? fallback ?? '';
  const need = (name: string, meaning: string, fallback?: string): string => {
    const value = read(name, fallback);
    if (value === '') problems.push(`${name} must be ${meaning}`);
    return value;
  };
  const needUrl = (name: string, fallback?: string): string => {
    const value = read(name, fallback);
    if (!isSafeUrl(value)) {
      problems.push(`${name} must be an https address (http on this machine only)`);
    }
    return value;
  };

  function readClassLink(): ClassLinkSettings | null {
    const names = ['CLASSLINK_CLIENT_ID', 'CLASSLINK_CLIENT_SECRET', ...Object.keys(classLinkUrls)];
    if (names.every((name) => read(name) === '')) return null;
    const url = (name: keyof typeof classLinkUrls) => needUrl(name, classLinkUrls[name]);
    return {
      clientId: need('CLASSLINK_CLIENT_ID', 'the client ID that ClassLink gave you'),
      clientSecret: need('CLASSLINK_CLIENT_SECRET', 'the secret that ClassLink gave you'),
      authorizeUrl: url('CLASSLINK_AUTHORIZE_URL'),
      tokenUrl: url('CLASSLINK_TOKEN_URL'),
      userUrl: url('CLASSLINK_USER_URL'),
    };
  }

  function readProvider(id: string): OpenIdSettings {
    const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}`;
    const usual = known[id];
    const claim = read(`${prefix}_ROLE_CLAIM`);
    const student = read(`${prefix}_STUDENT_ROLE`);
    if ((claim === '') !== (student === '')) {
      problems.push(`${prefix}_ROLE_CLAIM and ${prefix}_STUDENT_ROLE must be set together`);
    }
    const managed = read(`${prefix}_MANAGED_ADDRESSES`, '0');
    if (managed !== '0' && managed !== '1') {
      problems.push(`${prefix}_MANAGED_ADDRESSES must be 0 or 1`);
    }
    return {
      id,
      label: read(`${prefix}_LABEL`, usual?.label ?? id.replace(/^./u, (c) => c.toUpperCase())),
      issuer: needUrl(`${prefix}_ISSUER`, usual?.issuer),
      clientId: need(`${prefix}_CLIENT_ID`, 'the client ID that the provider gave you'),
      clientSecret: need(`${prefix}_CLIENT_SECRET`, 'the secret that the provider gave you'),
      tenantClaim: need(
        `${prefix}_TENANT_CLAIM`,
        'the claim that says which school a person is from',
        usual?.tenantClaim,
      ),
      areAddressesManaged: managed === '1',
      role: claim === '' ? null : { claim, student },
    };
  }

  const ids = read('OIDC_PROVIDERS')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const areNames = ids.every(
    (id) => /^[a-z][a-z0-9-]{0,30}$/u.test(id) && !nonOpenIdProviders.includes(id),
  );
  if (!areNames || new Set(ids).size !== ids.length) {
    problems.push(
      'OIDC_PROVIDERS must be lower-case names, each once, for example google,microsoft',
    );
  }
  const openId = areNames ? ids.map(readProvider) : [];
  return { settings: { classLink: readClassLink(), openId }, problems };
}

/** Secrets and codes are sent there, so plain HTTP is only allowed on loopback. */
function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}
