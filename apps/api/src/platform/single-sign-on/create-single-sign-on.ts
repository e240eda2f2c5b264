import { pages } from '@trio/contracts/pages';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createBoundedFetch, type BoundedFetch } from './bounded-fetch.ts';
import { createClassLink, type ClassLinkSettings } from './classlink.ts';
import { createOpenIdProvider, type OpenIdSettings } from './openid-connect.ts';
import { createSignOnFlows, type SignOnFlows } from './sign-on-flows.ts';
import type { SignOnProvider } from './single-sign-on.ts';

export interface SignOnSettings {
  readonly classLink: ClassLinkSettings | null;
  readonly openId: readonly OpenIdSettings[];
}

export interface SingleSignOn {
  readonly providers: readonly SignOnProvider[];
  readonly flows: SignOnFlows;
}

export const namesOf = ({ providers }: Pick<SingleSignOn, 'providers'>) =>
  providers.map(({ id, label }) => ({ id, label }));

interface SingleSignOnDeps {
  readonly settings: SignOnSettings;
  readonly secrets: Secrets;
  readonly publicOrigin: string;
  readonly clock: Clock;
  readonly fetch?: BoundedFetch;
}

/** Contacts no provider before the first sign-on. */
export function createSingleSignOn({
  settings,
  secrets,
  publicOrigin,
  clock,
  fetch = createBoundedFetch(),
}: SingleSignOnDeps): SingleSignOn {
  const { classLink, openId } = settings;
  const at = (page: 'classlink' | 'signOn') => publicOrigin + pages[page].path;
  return {
    flows: createSignOnFlows(secrets, publicOrigin),
    providers: [
      ...(classLink ? [createClassLink(classLink, at('classlink'), fetch)] : []),
      ...openId.map((provider) => createOpenIdProvider(provider, at('signOn'), fetch, clock)),
    ],
  };
}
