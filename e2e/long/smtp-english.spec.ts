import { test } from '../fixtures.ts';
import { replacePasswordThroughMailServer } from '../smtp-journey.ts';

test.use({ locale: 'en-CA' });

test('resets a forgotten password through a mail server, in English', ({ page }) =>
  replacePasswordThroughMailServer(page, 'en'));
