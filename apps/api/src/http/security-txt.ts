import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. `Expires` is computed for each response. */
const validMs = 180 * 24 * 60 * 60_000;

export function addSecurityTxt(
  app: FastifyInstance,
  {
    clock,
    publicOrigin,
    securityContact,
  }: { clock: Clock; publicOrigin: string; securityContact: string },
): void {
  app.get(path, async (_, reply) => {
    const expires = new Date(clock.now().getTime() + validMs).toISOString();
    const fields = [
      ['Contact', securityContact],
      ['Expires', expires],
      ['Preferred-Languages', 'en, fr'],
      ['Canonical', `${publicOrigin}${path}`],
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
  });
}
