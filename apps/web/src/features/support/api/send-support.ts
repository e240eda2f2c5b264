import { sendSupport as endpoint } from '@trio/contracts/support';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { call } from '../../../lib/api/call.ts';

/** Only the server's confirmation counts: a captive portal may return any body. */
export async function sendSupport(message: string): Promise<void> {
  const answer: { readonly success?: boolean } = await call(endpoint, { message });
  if (answer.success !== true) throw new ApiFailure('server/unavailable');
}
