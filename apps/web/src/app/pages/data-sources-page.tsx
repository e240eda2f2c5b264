import type { sources } from '@trio/i18n/en/sources';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { TextPage, TextPart, TextSheet } from './text-page.tsx';

type Key = keyof typeof sources;
type Links = readonly (readonly [label: Key, address: Readonly<Record<'en' | 'fr', string>>])[];

const same = (address: string) => ({ en: address, fr: address });

const noc: Links = [
  [
    'sources.noc.open',
    {
      en: 'https://noc.esdc.gc.ca/?GoCTemplateCulture=en-CA',
      fr: 'https://noc.esdc.gc.ca/?GoCTemplateCulture=fr-CA',
    },
  ],
  [
    'sources.ogl',
    {
      en: 'https://open.canada.ca/en/open-government-licence-canada',
      fr: 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada',
    },
  ],
];
const onet: Links = [
  ['sources.onet.open', same('https://www.onetcenter.org/database.html')],
  [
    'sources.cc',
    {
      en: 'https://creativecommons.org/licenses/by/4.0/',
      fr: 'https://creativecommons.org/licenses/by/4.0/deed.fr',
    },
  ],
];
const boards: Links = [
  [
    'sources.jobBank',
    { en: 'https://www.jobbank.gc.ca/', fr: 'https://www.guichetemplois.gc.ca/' },
  ],
  ['sources.nb', { en: 'https://www.nbjobs.ca/', fr: 'https://www.emploisnb.ca/' }],
  ['sources.onetOnline', same('https://www.onetonline.org/')],
];
const fonts: Links = [['sources.ofl', same('https://openfontlicense.org/')]];

/** The licences require this wording. */
export function DataSourcesPage() {
  const t = useText('sources');
  return (
    <TextPage title={t('sources.title')} lead={t('sources.lead')}>
      <TextSheet>
        <TextPart heading={t('sources.own')}>
          <p>{t('sources.own.text')}</p>
        </TextPart>
        <TextPart heading={t('sources.facts')}>
          <h3>{t('sources.noc')}</h3>
          <p>{t('sources.noc.text')}</p>
          <LinkList links={noc} />
          <h3>{t('sources.esdc')}</h3>
          <p>{t('sources.esdc.text')}</p>
          <h3>{t('sources.bls')}</h3>
          <p>{t('sources.bls.text')}</p>
          <h3>{t('sources.onet')}</h3>
          <p>{t('sources.onet.text')}</p>
          <LinkList links={onet} />
          <h3>{t('sources.pairs')}</h3>
          <p>{t('sources.pairs.text')}</p>
        </TextPart>
        <TextPart heading={t('sources.links')}>
          <p>{t('sources.links.text')}</p>
          <LinkList links={boards} />
        </TextPart>
        <TextPart heading={t('sources.fonts')}>
          <p>{t('sources.fonts.text')}</p>
          <LinkList links={fonts} />
        </TextPart>
        <TextPart heading={t('sources.figures')}>
          <p>{t('sources.figures.text')}</p>
        </TextPart>
      </TextSheet>
    </TextPage>
  );
}

function LinkList({ links }: { links: Links }) {
  const t = useText('sources');
  const s = useText('shell');
  const language = useLanguage();
  return (
    <ul data-links>
      {links.map(([label, address]) => (
        <li key={label}>
          <a href={address[language]} target="_blank" rel="noreferrer">
            {t(label)} <span className="visually-hidden">{s('footer.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
