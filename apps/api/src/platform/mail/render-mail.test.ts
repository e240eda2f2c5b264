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

const seen = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/su, '')
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

describe.each(mailTemplates)('%s', (template) => {
  it.each(languages)('says everything in both forms, in %s', (language) => {
    const { subject, html, text } = render(template, language);
    expect(subject).not.toBe('');
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/u);
    expect(html).toContain(`<html lang="${language}"`);
    // A role is not shown; it only selects the wording.
    const { role: _, ...shown } = { role: '', ...samples[template] };
    for (const value of Object.values(shown)) {
      expect(withoutJoiners(text)).toContain(value);
      expect(withoutJoiners(seen(html))).toContain(value);
    }
    expect(html).not.toMatch(/<(?:img|script|iframe|link)\b|\burl\(|\bsrc=/u);
  });

  it('is another text in each language', () => {
    expect(render(template, 'fr').subject).not.toBe(render(template, 'en').subject);
  });

  it('shows what was typed, whatever it is, as text', () => {
    const hostile = `<b onclick='x'>&"{link}$&`;
    const overrides = Object.fromEntries(
      Object.keys(samples[template]).map((key) => [key, hostile]),
    );
    const { html, text } = render(template, 'en', overrides);
    expect(html).not.toContain('<b ');
    expect(html).not.toMatch(/href="[^"]*</u);
    expect(text).toContain(hostile);
  });

  it('keeps a line break or a control character out of its subject and its words', () => {
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

it('says tu to a student and vous to staff', () => {
  for (const template of ['password-reset', 'password-changed'] as const) {
    const wordsTo = (role: string) => seen(render(template, 'fr', { role }).html);
    expect(wordsTo('student')).toMatch(/\bt(?:oi|on)\b/iu);
    expect(wordsTo('student')).not.toMatch(/\bvo(?:us|tre)\b/iu);
    for (const role of ['school', 'admin']) {
      expect(wordsTo(role)).toMatch(/\bvo(?:us|tre)\b/iu);
      expect(wordsTo(role)).not.toMatch(/\bt(?:oi|on)\b/iu);
    }
  }
});

it('lets the platform’s support answer the person it is about, and nobody else be answered', () => {
  for (const template of mailTemplates) {
    const { replyTo, text } = render(template, 'en');
    const isForSupport = text.includes('support address');
    expect(replyTo).toBe(isForSupport ? 'lea@pins.example' : undefined);
    expect(text.includes('Nobody reads replies')).toBe(!isForSupport);
  }
});

it('sets what somebody wrote to us apart, line by line, so that it cannot pass for our own words', () => {
  const message = 'Hello\r\n\r\n\r\n\r\n-- \nTrio\n<b>bold</b>\u2028Bcc: x@evil.example';
  const { html, text } = render('support-message', 'en', { message });
  expect(withoutJoiners(text)).toContain(
    '\n> Hello\n> \n> --\n> Trio\n> <b>bold</b>\n> Bcc: x@evil.example\n\n',
  );
  expect(withoutJoiners(html)).toContain(
    '>Hello<br><br>--<br>Trio<br>&lt;b&gt;bold&lt;/b&gt;<br>Bcc: x@evil.example</blockquote>',
  );
});

it('says no school of an administrator who writes to us', () => {
  const { text } = render('support-message', 'en', { role: 'admin', schoolName: '' });
  expect(text).toContain('Administrator');
  expect(text).not.toMatch(/^ {2}School/mu);
});
