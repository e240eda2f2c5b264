import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClassLinkSettings } from '../src/platform/single-sign-on/classlink.ts';
import { startOAuthServer, type OAuthServer, type ProviderPerson } from './oauth-server.ts';

export interface ClassLinkUser extends ProviderPerson {
  readonly UserId: number;
  readonly TenantId: number | null;
  readonly SourcedId: string | null;
  readonly Role: string;
  readonly Email: string | null;
  readonly FirstName: string;
  readonly LastName: string;
  readonly DisplayName: string;
}

export interface ClassLinkServer extends OAuthServer {
  readonly people: Map<string, Partial<ClassLinkUser> & ProviderPerson>;
  readonly settings: ClassLinkSettings;
}

const clientId = 'trio-at-classlink';
const clientSecret = 'a secret of ours at ClassLink';

export async function startClassLinkServer(): Promise<ClassLinkServer> {
  const server = await startOAuthServer({ isPkceRequired: false, alsoAnswer: answerMyInfo });
  const settings = {
    clientId,
    clientSecret,
    authorizeUrl: `${server.issuer}/auth`,
    tokenUrl: `${server.issuer}/token`,
    userUrl: `${server.issuer}/v2/my/info`,
  };
  return Object.assign(server, { settings });
}

/** LaunchPad opens an application without a state. */
export function launchUrl(issuer: string, redirectUri: string, client = clientId): string {
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'profile',
  });
  return `${issuer}/auth?${query.toString()}`;
}

async function answerMyInfo(
  { provider, people }: OAuthServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.url !== '/v2/my/info') return false;
  const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1];
  const granted = token === undefined ? undefined : await provider.AccessToken.find(token);
  const user = granted && people.get(granted.accountId);
  response.writeHead(user ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(user ?? { message: 'unauthorized' }));
  return true;
}
