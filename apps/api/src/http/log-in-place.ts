import type { DeviceKind } from '@trio/contracts/audit';
import type { FastifyRequest } from 'fastify';
import { maskedNetworkOf } from './network-of.ts';

/** What the audit log keeps of a log-in; the user agent and the address themselves are not stored. */
export const logInPlaceOf = ({ headers, ip }: FastifyRequest) => ({
  device: deviceKindOf(headers['user-agent']),
  network: maskedNetworkOf(ip),
});

const tablet = /\b(?:iPad|Tablet|PlayBook|Silk|Kindle)\b|\bAndroid\b(?!.*\bMobile\b)/u;
const phone = /\b(?:iPhone|iPod|Mobile|Phone)\b/u;

/** An iPad that asks for desktop pages looks like a computer. */
function deviceKindOf(userAgent: string | undefined): DeviceKind | null {
  if (!userAgent) return null;
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'computer';
}
