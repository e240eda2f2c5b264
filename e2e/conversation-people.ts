import type { Page } from '@playwright/test';
import { asNewSchool, asNewStudent, confirmByMail, signInAgain } from './account-people.ts';
import { expect, newEmail } from './fixtures.ts';
import { readMailedLink } from './mailbox.ts';
import { deck, sendSort, three } from './select-page.ts';
import { password } from './signup-form.ts';
import { getJson } from './students-page.ts';

async function authorization(page: Page) {
  const { token } = await (await page.request.post('/api/identity/token')).json();
  return { authorization: `Bearer ${token}` };
}

/** Logs `staff` in as a counsellor, and `student` as one who asked to talk; another liked too few cards. */
export async function counsellorWithStudents(staff: Page, student: Page) {
  const school = await asNewSchool(staff);
  await confirmByMail(staff, school.email);
  const { code } = (await getJson(staff, '/api/auth/me')) as { code: string };

  const email = newEmail();
  const invited = await staff.request.post('/api/staff', {
    headers: await authorization(staff),
    data: { firstname: 'Léa', lastname: 'Gagnon', email, kind: 'counsellor' },
  });
  expect(invited.status()).toBe(201);
  const link = await readMailedLink(staff.request, email, '/login?reset=');
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('reset');
  const chosen = await staff.request.put('/api/identity/reset', { data: { token, password } });
  expect(chosen.status()).toBe(200);

  await asNewStudent(student, { firstname: 'Sam', lastname: 'Roy', code });
  await sendSort(student, { superlike: deck.slice(0, 1) });
  await asNewStudent(student, { firstname: 'Noa', lastname: 'Levy', code });
  await sendSort(student, { superlike: three }, three);
  const asked = await student.request.post('/api/talk-requests', {
    headers: await authorization(student),
    data: { id: crypto.randomUUID(), to: null },
  });
  expect(asked.status()).toBe(201);
  expect((await signInAgain(staff, email)).status()).toBe(204);
  return { asking: 'Noa Levy', other: 'Sam Roy', counsellor: 'Léa Gagnon' };
}
