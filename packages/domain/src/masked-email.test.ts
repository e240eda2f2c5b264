import { expect, it } from 'vitest';
import { maskEmail, maskEmailsIn } from './masked-email.ts';

it.each([
  ['lea.roy@example.org', 'l••••@e••••.org'],
  ['x@école.qc.ca', 'x••••@é••••.ca'],
  ['𝒜b@host', '𝒜••••@h••••'],
  ['@host.org', '••••'],
  ['brave-otter-27', '••••'],
  ['', '••••'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('masks each address in a text', () => {
  const text = '550 5.1.1 <lea@example.org>: unknown (lea@example.org), see https://mail.example';
  expect(maskEmailsIn(text)).toBe(
    '550 5.1.1 <l••••@e••••.org>: unknown (l••••@e••••.org), see https://mail.example',
  );
  expect(maskEmailsIn('Connection refused')).toBe('Connection refused');
});
