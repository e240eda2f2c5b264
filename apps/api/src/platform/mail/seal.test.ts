import { expect, it } from 'vitest';
import { createSealer } from './seal.ts';

const sealer = createSealer(['a secret of at least thirty-two characters']);
const text = '{"link":"https://trio.example/login?reset=abc"}';

it('encrypts a text, and decrypts it again', () => {
  const sealed = sealer.seal(text, 'mail-1');
  expect(sealed.includes('reset')).toBe(false);
  expect(sealer.open(sealed, 'mail-1')).toBe(text);
  expect(sealer.seal(text, 'mail-1')).not.toEqual(sealed);
});

it('returns null for another email, another secret or altered bytes', () => {
  const sealed = sealer.seal(text, 'mail-1');
  expect(sealer.open(sealed, 'mail-2')).toBeNull();
  expect(
    createSealer(['another secret of thirty-two characters']).open(sealed, 'mail-1'),
  ).toBeNull();
  for (const at of [0, 12, sealed.length - 1]) {
    const tampered = Buffer.from(sealed);
    tampered.writeUInt8(tampered.readUInt8(at) ^ 1, at);
    expect(sealer.open(tampered, 'mail-1')).toBeNull();
  }
  expect(sealer.open(Buffer.alloc(3), 'mail-1')).toBeNull();
});
