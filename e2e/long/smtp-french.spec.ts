import { test } from '../fixtures.ts';
import { replacePasswordThroughMailServer } from '../smtp-journey.ts';

test.use({ locale: 'fr-CA' });

test('a forgotten password is replaced through a mail server, in French', ({ page }) =>
  replacePasswordThroughMailServer(page, 'fr'));
