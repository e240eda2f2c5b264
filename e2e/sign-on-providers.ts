import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startClassLinkServer } from '../apps/api/test/classlink-server.ts';
import { startOAuthServer } from '../apps/api/test/oauth-server.ts';
import { demoCode } from './fixtures.ts';
import type { Product } from './start-product.ts';

export const demoTenant = 'cedar-ridge';

const admin = fileURLToPath(new URL('../apps/api/src/cli/admin.ts', import.meta.url));
const secret = 'a secret of ours at the provider';

export async function startSignOnProviders() {
  const classLink = await startClassLinkServer();
  const google = await startOAuthServer({ isPkceRequired: true });
  const { clientId, clientSecret, authorizeUrl, tokenUrl, userUrl } = classLink.settings;
  process.env['TRIO_E2E_CLASSLINK'] = classLink.issuer;
  process.env['TRIO_E2E_GOOGLE'] = google.issuer;

  return {
    environment: {
      CLASSLINK_CLIENT_ID: clientId,
      CLASSLINK_CLIENT_SECRET: clientSecret,
      CLASSLINK_AUTHORIZE_URL: authorizeUrl,
      CLASSLINK_TOKEN_URL: tokenUrl,
      CLASSLINK_USER_URL: userUrl,
      OIDC_PROVIDERS: 'google',
      OIDC_GOOGLE_ISSUER: google.issuer,
      OIDC_GOOGLE_CLIENT_ID: 'trio',
      OIDC_GOOGLE_CLIENT_SECRET: secret,
    },
    introduce: async ({ url, dataFolder }: Product) => {
      classLink.register(clientId, clientSecret, `${url}/classlink`);
      google.register('trio', secret, `${url}/sso`);
      const env = { ...process.env, TRIO_DATA: dataFolder, DATABASE_URL: '' };
      for (const provider of ['classlink', 'google']) {
        const tenant = ['--provider', provider, '--tenant', demoTenant];
        const words = [admin, 'tenant', '--school', demoCode, ...tenant];
        await promisify(execFile)(process.execPath, words, { env });
      }
    },
    stop: async () => {
      await classLink.close();
      await google.close();
    },
  };
}
