import { normaliseLogin } from '@trio/domain/usernames/username';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Device, DeviceCookie } from '../platform/identity/device-cookie.ts';

export async function markDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  login: string,
): Promise<void> {
  const { deviceCookie } = request.server;
  const cookie = await deviceCookie.markingFor(normaliseLogin(login), request.headers.cookie);
  reply.header('set-cookie', cookie);
}

export async function knownDevice(
  request: FastifyRequest,
  account: string,
): Promise<Device | null> {
  const device = await request.server.deviceCookie.read(request.headers.cookie);
  return device?.knows(account) ? device : null;
}

declare module 'fastify' {
  interface FastifyInstance {
    deviceCookie: DeviceCookie;
  }
}
