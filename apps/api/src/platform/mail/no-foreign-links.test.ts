import { mailTemplates } from '@trio/contracts/mail';
import { languages } from '@trio/i18n/languages';
import { describe, expect, it } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { place, samples } from './mail-samples.fixture.ts';
import { renderMail } from './render-mail.ts';

/** Fields that the server fills; a person types every other field. */
const ours = [
  'link',
  'role',
  'kind',
  'schoolId',
  'userId',
  'hours',
  'students',
  'day',
  'ticket',
  'isRequired',
  'reason',
];
/** Shown as facts, to support or to the account's owner: see the last test. */
const addresses = ['email', 'newEmail', 'keptEmail'];

const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ['an address of a page', 'https://evil.example/prize'],
  ['capitals', 'HTTP://EVIL.EXAMPLE'],
  ['a host', 'evil.example'],
  ['a host in a sentence', 'Win at www.evil.example!'],
  ['a host in brackets', '(evil.example)'],
  ['a host with an ideographic full stop', 'evil。example'],
  ['backslashes', 'https:\\\\evil.example'],
  ['a scheme', 'sms:+15065550134'],
  ['mailto', 'mailto:x@evil.example'],
  ['tel', 'tel:+15065550134'],
  ['bidirectional characters', '\u2066evil.example\u202e\u200f'],
  ['control characters', 'a\r\nhttps://evil.example\u0000\u2028evil.example'],
  ['a long text', `${'https://evil.example/ '.repeat(1000)}${'x'.repeat(5000)}`],
];

const fieldsOf = mailTemplates.flatMap((template) =>
  Object.keys(samples[template])
    .filter((field) => !ours.includes(field))
    .map((field) => [template, field] as const),
);

function render(template: MailContent['template'], field: string, value: string) {
  return languages.flatMap((language) => {
    const values = { ...samples[template], [field]: value };
    const { subject, text, html } = renderMail(
      { template, values } as MailContent,
      language,
      place,
    );
    return [subject, text, html];
  });
}

const withoutOwn = (form: string): string =>
  [
    /https:\/\/trio\.example\.org(?:\/login(?:\?reset=abc&(?:amp;)?x=1)?|\/dashboard\/(?:staff|queue|audit|account|keeping|admins)|\/dashboard\/cards\/results|\/dashboard\/(?:people|new-schools)\?id=[\da-f-]{36}(?:&(?:amp;)?act=refuse)?|\/reminders\/stop\?ticket=[\w.]+)?/gu,
    /(?:help@)?trio\.example\.org/gu,
    /lea@(?:pins\.example|sapins\.example|example\.ca)/gu,
    /<style>.*<\/style>/gsu,
    / style="[^"]*"/gu,
  ].reduce((rest, own) => rest.replaceAll(own, ''), form);

/** Stricter than mail programs: any scheme, any name with a dot, any address. */
const linkable = /\b[a-z]{2,}:[^\s<\u2060]|[\p{L}\p{N}][.。．｡]\p{L}{2}|\S@[^\s\u2060]/iu;

const unjoined = (form: string): string => form.replaceAll('\u2060', '');

describe.each(fieldsOf)('%s with a typed %s', (template, field) => {
  it.each(hostileTexts)('contains only our own links: %s', (_, hostile) => {
    for (const form of render(template, field, hostile)) {
      const rest = withoutOwn(form);
      expect(rest.match(linkable)?.[0]).toBeUndefined();
      expect(rest).not.toMatch(/href="[^"]/u);
      expect(rest.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200f]/u);
    }
  });

  it('shows the typed text, cut at its maximum length', () => {
    const [subject = '', text = ''] = render(template, field, 'Prize at evil.example');
    expect(unjoined(text)).toContain('Prize at evil.example');
    const long = render(template, field, 'x'.repeat(100_000));
    expect(long[0]?.length).toBeLessThan(subject.length + 300);
    expect(long[1]?.length).toBeLessThan(10_000);
  });
});

it('recognises every hostile text as a link', () => {
  for (const [, hostile] of hostileTexts) expect(hostile).toMatch(linkable);
  expect(withoutOwn('see evil.example, trio.example.org')).toMatch(linkable);
});

describe.each(fieldsOf.filter(([, field]) => addresses.includes(field)))(
  '%s with an email address as %s',
  (template, field) => {
    it.each(['lea.o-roy+trio@pins.example', "o'brien@pins.example"])(
      'shows the address unchanged, so that it can be copied: %s',
      (email) => {
        // A mail program may link it as `mailto:`, which opens an empty message and no page.
        const [, text, html] = render(template, field, email);
        expect(text).toContain(email);
        expect(html?.replaceAll('&#39;', "'")).toContain(email);
        expect(html).not.toContain('mailto:');
      },
    );

    it.each(['www.evil.example@pins.example', 'evil.example/x@pins.example'])(
      'shows an address that looks like a link as plain text: %s',
      (email) => {
        const [, text = ''] = render(template, field, email);
        expect(text).not.toContain('evil.example');
        expect(unjoined(text)).toContain(email);
      },
    );
  },
);

it('sets Reply-To to the unchanged address, even if it is shown as plain text', () => {
  const values = { ...samples['support-message'], email: 'evil.example/x@pins.example' };
  const { replyTo } = renderMail({ template: 'support-message', values }, 'en', place);
  expect(replyTo).toBe('evil.example/x@pins.example');
});
