import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { logInPlaceOf } from './log-in-place.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X200) Chrome/150.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (Android 16; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0', 'tablet'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/150.0.0.0 Safari/537.36', 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'computer'],
  ['', null],
])('of %s, keeps only the kind of device and the masked network', (userAgent, device) => {
  const request = { headers: { 'user-agent': userAgent }, ip: '203.0.113.7' };
  expect(logInPlaceOf(request as unknown as FastifyRequest)).toEqual({
    device,
    network: '203.0.113.0/24',
  });
});
