import { mailTemplates } from '@trio/contracts/mail';
import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { place, samples } from './mail-samples.fixture.ts';
import { withoutJoiners } from './plain-values.ts';
import { renderMail } from './render-mail.ts';

const render = (template: MailContent['template'], language: 'en' | 'fr', overrides = {}) =>
  renderMail(
    { template, values: { ...samples[template], ...overrides } } as MailContent,
    language,
    place,
  );

/** These are not shown; they only select the wording. */
const selecting = new Set(['role', 'kind', 'isRequired', 'reason']);

const shownIn = (template: MailContent['template']): object =>
  Object.fromEntries(Object.entries(samples[template]).filter(([name]) => !selecting.has(name)));

const textOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/su, '')
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

describe.each(mailTemplates)('%s', (template) => {
  it.each(languages)('shows all values as HTML and as text, in %s', (language) => {
    const { subject, html, text } = render(template, language);
    expect(subject).not.toBe('');
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/u);
    expect(html).toContain(`<html lang="${language}"`);
    for (const value of Object.values(shownIn(template))) {
      expect(withoutJoiners(text)).toContain(value);
      expect(withoutJoiners(textOf(html))).toContain(value);
    }
    expect(html).not.toMatch(/<(?:img|script|iframe|link)\b|\burl\(|\bsrc=/u);
  });

  it('has a different subject in each language', () => {
    expect(render(template, 'fr').subject).not.toBe(render(template, 'en').subject);
  });

  it('shows typed values as plain text, never as HTML', () => {
    const hostile = `<b onclick='x'>&"{link}$&`;
    const overrides = Object.fromEntries(
      Object.keys(samples[template]).map((key) => [key, hostile]),
    );
    const { html, text } = render(template, 'en', overrides);
    expect(html).not.toContain('<b ');
    expect(html).not.toMatch(/href="[^"]*</u);
    expect(text.includes(hostile)).toBe(Object.keys(shownIn(template)).length > 0);
  });

  it('removes line breaks and control characters from typed values', () => {
    const overrides = Object.fromEntries(
      Object.keys(samples[template]).map((key) => [key, `A\r\nBcc: x@evil.example\u0000\u202eB`]),
    );
    const { subject, text, replyTo } = render(template, 'en', overrides);
    expect(subject).not.toMatch(/\p{Cc}|\u202e/u);
    expect(replyTo ?? '').not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/^Bcc:/mu);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
  });
});

it('uses tu for students and vous for staff', () => {
  for (const template of ['password-reset', 'password-changed'] as const) {
    const textTo = (role: string) => textOf(render(template, 'fr', { role }).html);
    expect(textTo('student')).toMatch(/\bt(?:oi|on)\b/iu);
    expect(textTo('student')).not.toMatch(/\bvo(?:us|tre)\b/iu);
    for (const role of ['school', 'admin']) {
      expect(textTo(role)).toMatch(/\bvo(?:us|tre)\b/iu);
      expect(textTo(role)).not.toMatch(/\bt(?:oi|on)\b/iu);
    }
  }
});

it('sets Reply-To to the sender only in emails to support', () => {
  for (const template of mailTemplates) {
    const { replyTo, text } = render(template, 'en');
    const isForSupport = text.includes('support address');
    expect(replyTo).toBe(isForSupport ? 'lea@pins.example' : undefined);
    expect(text.includes('This mailbox isn’t monitored')).toBe(!isForSupport);
  }
});

it('quotes each line of a support message, so that it cannot look like our own text', () => {
  const message = 'Hello\r\n\r\n\r\n\r\n-- \nTrio\n<b>bold</b>\u2028Bcc: x@evil.example';
  const { html, text } = render('support-message', 'en', { message });
  expect(withoutJoiners(text)).toContain(
    '\n> Hello\n> \n> --\n> Trio\n> <b>bold</b>\n> Bcc: x@evil.example\n\n',
  );
  expect(withoutJoiners(html)).toContain(
    '>Hello<br><br>--<br>Trio<br>&lt;b&gt;bold&lt;/b&gt;<br>Bcc: x@evil.example</blockquote>',
  );
});

it('names no school in a support message of an administrator', () => {
  const { text } = render('support-message', 'en', { role: 'admin', schoolName: '' });
  expect(text).toContain('Administrator');
  expect(text).not.toMatch(/^ {2}School/mu);
});

it.each(languages)(
  'opens the page to stop reminders, and tells mail programs how, in %s',
  (language) => {
    const { html, text, unsubscribe } = render('step-reminder', language, { ticket: 'a.b-c.d_e' });
    const page = `${place.publicOrigin}/reminders/stop?ticket=a.b-c.d_e`;
    expect(text).toContain(`\n${page}\n`);
    expect(html).toContain(`href="${page}"`);
    expect(html).toContain(`href="${place.publicOrigin}/dashboard/cards/results"`);
    expect(unsubscribe).toBe(`${place.publicOrigin}/api/reminders/stop/a.b-c.d_e`);
  },
);

it('lets mail programs stop only reminders', () => {
  const stoppable = mailTemplates.filter((template) => render(template, 'en').unsubscribe);
  expect(stoppable).toEqual(['step-reminder']);
});
