import { describe, expect, it } from 'vitest';
import { createOwnCookie } from './own-cookie.ts';

const secure = createOwnCookie('trio.device', 'https://trio.example');
const local = createOwnCookie('trio.device', 'http://localhost:3000');

it('belongs to this host alone if the address is https', () => {
  expect(secure.write('x', 'HttpOnly')).toBe('__Host-trio.device=x; Path=/; HttpOnly; Secure');
  expect(local.write('x', 'HttpOnly')).toBe('trio.device=x; Path=/; HttpOnly');
});

describe('reading', () => {
  it.each([
    ['alone', '__Host-trio.device=x', 'x'],
    ['between others', 'a=b; __Host-trio.device=x; language=fr', 'x'],
    ['without spaces', 'a=b;__Host-trio.device=x;c=d', 'x'],
    ['empty', '__Host-trio.device=', ''],
  ])('finds the cookie: %s', (_, header, value) => {
    expect(secure.read(header)).toBe(value);
  });

  it.each([
    ['no header', undefined],
    ['a name that ends alike', 'x__Host-trio.device=x'],
    ['a letter instead of the dot', '__Host-trioxdevice=x'],
    ['a cookie that any host of the domain may set', 'trio.device=x'],
  ])('ignores %s', (_, header) => {
    expect(secure.read(header)).toBeUndefined();
  });
});
