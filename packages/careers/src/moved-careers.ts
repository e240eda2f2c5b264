import type { Both } from '@trio/deck/card-source';

interface MovedCareer {
  readonly slug: Both;
  /** The key of its nearest relative. */
  readonly next: string;
}

/** Removed careers. They stay here for good: students saved them, and pages link to them. */
export const movedCareers: readonly MovedCareer[] = [
  { slug: { en: 'bartender', fr: 'barmaid-ou-barman' }, next: 'restaurant-server' },
  { slug: { en: 'boilermaker', fr: 'chaudronniere-ou-chaudronnier' }, next: 'welder' },
  { slug: { en: 'brewer', fr: 'brasseuse-ou-brasseur-de-biere' }, next: 'cheesemaker' },
  {
    slug: { en: 'cable-ferry-operator', fr: 'conductrice-ou-conducteur-de-traversier-a-cable' },
    next: 'fishing-vessel-captain',
  },
  {
    slug: { en: 'call-centre-agent', fr: 'agente-ou-agent-de-centre-d-appels' },
    next: 'internet-support-agent',
  },
  {
    slug: { en: 'casino-dealer', fr: 'croupiere-ou-croupier-de-casino' },
    next: 'hotel-front-desk-clerk',
  },
  {
    slug: { en: 'fitness-instructor', fr: 'monitrice-ou-moniteur-de-conditionnement-physique' },
    next: 'sports-coach',
  },
  { slug: { en: 'gas-fitter', fr: 'monteuse-ou-monteur-d-installations-au-gaz' }, next: 'plumber' },
  {
    slug: { en: 'laundry-worker', fr: 'preposee-ou-prepose-a-la-buanderie' },
    next: 'hotel-room-attendant',
  },
  { slug: { en: 'letter-carrier', fr: 'factrice-ou-facteur' }, next: 'courier' },
  {
    slug: {
      en: 'oil-and-gas-field-labourer',
      fr: 'manoeuvre-en-exploitation-petroliere-et-gaziere',
    },
    next: 'mine-labourer',
  },
  {
    slug: {
      en: 'oil-and-gas-well-driller',
      fr: 'foreuse-ou-foreur-de-puits-de-petrole-et-de-gaz',
    },
    next: 'exploration-driller',
  },
  {
    slug: {
      en: 'oil-and-wood-heating-mechanic',
      fr: 'mecanicienne-ou-mecanicien-de-chauffage-au-mazout-et-au-bois',
    },
    next: 'heating-and-cooling-mechanic',
  },
  {
    slug: { en: 'petroleum-engineer', fr: 'ingenieure-petroliere-ou-ingenieur-petrolier' },
    next: 'geological-engineer',
  },
  { slug: { en: 'pipefitter', fr: 'tuyauteuse-ou-tuyauteur' }, next: 'plumber' },
  { slug: { en: 'ship-deckhand', fr: 'matelot-de-pont' }, next: 'fishing-vessel-deckhand' },
];

const nextOf = new Map(movedCareers.map(({ slug, next }) => [slug.en, next]));

/** The key of the career to show for a key of any age. */
export const currentKey = (key: string): string => nextOf.get(key) ?? key;
