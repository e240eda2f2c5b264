import { test as base, expect, type Page } from '@playwright/test';

interface Visit {
  expectedErrors: string[];
}

export const test = base.extend<Visit & { noErrors: void }>({
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => text.includes(expected))) errors.push(text);
      };
      context.on('console', (message) => message.type() === 'error' && note(message.text()));
      context.on('weberror', (error) => note(String(error.error())));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const demoPassword = 'three-cards';
export const demoCode = 'Cedar 4827';
export const demoSignIns = {
  student: 'student@cedar-ridge.example',
  school: 'school@cedar-ridge.example',
  board: 'board@two-rivers.example',
  admin: 'admin@trio.example',
};

export const demoNames = { student: 'Nour', school: 'Liam', board: 'Dana', admin: 'Robin' };

export type DemoRole = keyof typeof demoSignIns;
export const demoRoles = Object.keys(demoSignIns) as DemoRole[];

export async function signIn(page: Page, role: DemoRole): Promise<void> {
  const answer = await page.request.post('/api/identity/sign-in', {
    data: { email: demoSignIns[role], password: demoPassword },
  });
  expect(answer.status()).toBe(204);
}

let serial = 0;
export const newEmail = (): string =>
  `e2e-${process.pid}-${Date.now()}-${(serial += 1)}@cedar-ridge.example`;
