import type { terms } from '@trio/i18n/en/terms';
import { useText } from '../../lib/language/use-text.ts';
import { settings } from '../../lib/settings.ts';
import { Note } from '../../ui/note.tsx';
import { OwnPolicy, TextPage, TextPart, TextSheet } from './text-page.tsx';

type Key = Exclude<keyof typeof terms, 'terms.contact.1'>;

const before: readonly (readonly [heading: Key, paragraphs: readonly Key[]])[] = [
  ['terms.what', ['terms.what.1', 'terms.what.2']],
  ['terms.who', ['terms.who.1', 'terms.who.2']],
  ['terms.account', ['terms.account.1', 'terms.account.2', 'terms.account.3']],
  ['terms.yours', ['terms.yours.1', 'terms.yours.2']],
];
const rules = [
  'terms.fair.hurt',
  'terms.fair.others',
  'terms.fair.accounts',
  'terms.fair.attack',
] as const satisfies readonly Key[];
const after: typeof before = [
  ['terms.works', ['terms.works.1', 'terms.works.2', 'terms.works.3']],
  ['terms.change', ['terms.change.1']],
];

export function TermsPage() {
  const t = useText('terms');
  const parts = (list: typeof before) =>
    list.map(([heading, paragraphs]) => (
      <TextPart key={heading} heading={t(heading)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{t(paragraph)}</p>
        ))}
      </TextPart>
    ));
  return (
    <TextPage title={t('terms.title')} lead={t('terms.lead')}>
      <TextSheet>
        {settings.termsUrl === null ? (
          <Note>
            <p>{t('terms.default')}</p>
          </Note>
        ) : (
          <OwnPolicy text={t('terms.own')} label={t('terms.ownOpen')} address={settings.termsUrl} />
        )}
        {parts(before)}
        <TextPart heading={t('terms.fair')}>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ul>
          <p>{t('terms.fair.after')}</p>
        </TextPart>
        {parts(after)}
        <TextPart heading={t('terms.contact')}>
          <p>
            <a href={`mailto:${settings.supportEmail}`}>
              {t('terms.contact.1', { address: settings.supportEmail })}
            </a>
          </p>
        </TextPart>
      </TextSheet>
    </TextPage>
  );
}
