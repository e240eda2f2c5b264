import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4503';
const browser = await chromium.launch({
  executablePath: '/usr/lib/chromium/chromium-headless-shell',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const only = process.argv.slice(2);
const paths = {
  account: '/dashboard/account',
  admins: '/dashboard/admins',
  new: '/dashboard/new-schools',
  dash: '/dashboard/students',
};
for (const [locale, w, h, scheme] of [
  ['en-CA', 1440, 900, 'light'],
  ['fr-CA', 1440, 900, 'dark'],
  ['fr-CA', 360, 740, 'light'],
  ['en-CA', 768, 1000, 'dark'],
]) {
  const context = await browser.newContext({
    locale,
    viewport: { width: w, height: h },
    colorScheme: scheme,
    baseURL: base,
  });
  const page = await context.newPage();
  await page.request.post('/api/identity/sign-in', {
    data: { email: 'admin@trio.example', password: 'three-cards' },
  });
  for (const [name, path] of Object.entries(paths)) {
    if (only.length && !only.includes(name)) continue;
    await page.goto(path);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look-admins/${name}-${locale.slice(0, 2)}-${w}.png` });
  }
  await context.close();
}
await browser.close();
