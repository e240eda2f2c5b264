import type { ErrorCode } from '@trio/contracts/error-codes';
import { pages } from '@trio/contracts/pages';
import { providerOfState } from '@trio/contracts/single-sign-on';

export type SignOnCallback =
  | { readonly from: 'classlink'; readonly code: string; readonly state: string | undefined }
  | {
      readonly from: 'openid';
      readonly provider: string;
      readonly code: string;
      readonly state: string;
      readonly iss: string | undefined;
    }
  | { readonly from: null; readonly problem: ErrorCode };

// Provider errors that may pass with another attempt (OAuth 2.0, 4.1.2.1).
const passing = ['server_error', 'temporarily_unavailable'];

export function readSignOnCallback(pathname: string, search: string): SignOnCallback {
  const query = new URLSearchParams(search);
  const read = (name: string): string | undefined => query.get(name) ?? undefined;
  const error = read('error');
  if (error !== undefined) {
    const isPassing = passing.includes(error);
    return {
      from: null,
      problem: isPassing ? 'server/unavailable' : 'classlink/user-unauthorized',
    };
  }
  const [code, state] = [read('code'), read('state')];
  if (code !== undefined && pathname === pages.classlink.path) {
    return { from: 'classlink', code, state };
  }
  if (code !== undefined && state !== undefined) {
    return { from: 'openid', provider: providerOfState(state), code, state, iss: read('iss') };
  }
  return { from: null, problem: 'classlink/invalid_grant' };
}
