import { test } from '../fixtures.ts';
import { replacePasswordThroughMailServer } from '../smtp-journey.ts';

test.use({ locale: 'en-CA' });

test('a forgotten password is replaced through a mail server, in English', ({ page }) =>
  replacePasswordThroughMailServer(page, 'en'));
