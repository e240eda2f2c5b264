import { test } from '../fixtures.ts';
import { replacePasswordThroughMailServer } from '../smtp-journey.ts';

test.use({ locale: 'fr-CA' });

test('resets a forgotten password through a mail server, in French', ({ page }) =>
  replacePasswordThroughMailServer(page, 'fr'));
