import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import { call } from '../api/call.ts';
import { withQuery } from '../api/with-query.ts';
import { currentLanguage } from '../language/language.ts';
import { updateConfirmed } from '../current-sort.ts';
import { countEvent } from '../usage/usage.ts';

export async function emailProfile(sortId: string): Promise<void> {
  const language = currentLanguage();
  const { auth } = await call(createPdfTicket, { language, email: true });
  await call(withQuery(getPdf, { language, email: 'true', auth }));
  countEvent('results-email');
  updateConfirmed(sortId, { emailSent: true });
}
