import { expect, it } from 'vitest';
import { createSealer } from './seal.ts';

const sealer = createSealer(['a secret of at least thirty-two characters']);
const text = '{"link":"https://trio.example/login?reset=abc"}';

it('opens what it sealed, and nobody can read it on the way', () => {
  const sealed = sealer.seal(text, 'mail-1');
  expect(sealed.includes('reset')).toBe(false);
  expect(sealer.open(sealed, 'mail-1')).toBe(text);
  expect(sealer.seal(text, 'mail-1')).not.toEqual(sealed);
});

it('opens nothing for another mail, with another secret, or after it was tampered with', () => {
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
