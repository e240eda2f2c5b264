import type { account } from '@trio/i18n/en/account';
import type { deck } from '@trio/i18n/en/deck';
import type { errors } from '@trio/i18n/en/errors';
import type { explore } from '@trio/i18n/en/explore';
import type { home } from '@trio/i18n/en/home';
import type { identity } from '@trio/i18n/en/identity';
import type { picking } from '@trio/i18n/en/picking';
import type { post } from '@trio/i18n/en/post';
import type { privacy } from '@trio/i18n/en/privacy';
import type { results } from '@trio/i18n/en/results';
import type { survey } from '@trio/i18n/en/survey';
import type { awaited } from '@trio/i18n/en/awaited';
import type { shell } from '@trio/i18n/en/shell';
import type { sorting } from '@trio/i18n/en/sorting';
import type { sso } from '@trio/i18n/en/sso';
import type { students } from '@trio/i18n/en/students';
import type { schools } from '@trio/i18n/en/schools';
import type { cards } from '@trio/i18n/en/cards';
import type { dashboard } from '@trio/i18n/en/dashboard';
import type { staff } from '@trio/i18n/en/staff';
import type { audit } from '@trio/i18n/en/audit';
import type { help } from '@trio/i18n/en/help';
import type { support } from '@trio/i18n/en/support';
import type { shop } from '@trio/i18n/en/shop';
import type { terms } from '@trio/i18n/en/terms';
import type { sources } from '@trio/i18n/en/sources';
import type { usage } from '@trio/i18n/en/usage';
import type { Language } from '@trio/i18n/languages';
import type { Message } from '@trio/i18n/message';

/** Typed by the English originals. */
export interface Namespaces {
  account: typeof account;
  deck: typeof deck;
  errors: typeof errors;
  explore: typeof explore;
  home: typeof home;
  identity: typeof identity;
  picking: typeof picking;
  post: typeof post;
  privacy: typeof privacy;
  results: typeof results;
  survey: typeof survey;
  awaited: typeof awaited;
  shell: typeof shell;
  sorting: typeof sorting;
  sso: typeof sso;
  students: typeof students;
  schools: typeof schools;
  cards: typeof cards;
  dashboard: typeof dashboard;
  staff: typeof staff;
  audit: typeof audit;
  help: typeof help;
  support: typeof support;
  shop: typeof shop;
  terms: typeof terms;
  sources: typeof sources;
  usage: typeof usage;
}

export type Namespace = keyof Namespaces;
type Loader = () => Promise<Readonly<Record<string, Message>>>;

/** A chunk per language and namespace, so that a page downloads only its own texts. */
export const loaders: Record<Language, Record<Namespace, Loader>> = {
  en: {
    account: async () => (await import('@trio/i18n/en/account')).account,
    deck: async () => (await import('@trio/i18n/en/deck')).deck,
    errors: async () => (await import('@trio/i18n/en/errors')).errors,
    explore: async () => (await import('@trio/i18n/en/explore')).explore,
    home: async () => (await import('@trio/i18n/en/home')).home,
    identity: async () => (await import('@trio/i18n/en/identity')).identity,
    picking: async () => (await import('@trio/i18n/en/picking')).picking,
    post: async () => (await import('@trio/i18n/en/post')).post,
    privacy: async () => (await import('@trio/i18n/en/privacy')).privacy,
    results: async () => (await import('@trio/i18n/en/results')).results,
    survey: async () => (await import('@trio/i18n/en/survey')).survey,
    awaited: async () => (await import('@trio/i18n/en/awaited')).awaited,
    shell: async () => (await import('@trio/i18n/en/shell')).shell,
    sorting: async () => (await import('@trio/i18n/en/sorting')).sorting,
    sso: async () => (await import('@trio/i18n/en/sso')).sso,
    students: async () => (await import('@trio/i18n/en/students')).students,
    schools: async () => (await import('@trio/i18n/en/schools')).schools,
    cards: async () => (await import('@trio/i18n/en/cards')).cards,
    dashboard: async () => (await import('@trio/i18n/en/dashboard')).dashboard,
    staff: async () => (await import('@trio/i18n/en/staff')).staff,
    audit: async () => (await import('@trio/i18n/en/audit')).audit,
    help: async () => (await import('@trio/i18n/en/help')).help,
    support: async () => (await import('@trio/i18n/en/support')).support,
    shop: async () => (await import('@trio/i18n/en/shop')).shop,
    terms: async () => (await import('@trio/i18n/en/terms')).terms,
    sources: async () => (await import('@trio/i18n/en/sources')).sources,
    usage: async () => (await import('@trio/i18n/en/usage')).usage,
  },
  fr: {
    account: async () => (await import('@trio/i18n/fr/account')).account,
    deck: async () => (await import('@trio/i18n/fr/deck')).deck,
    errors: async () => (await import('@trio/i18n/fr/errors')).errors,
    explore: async () => (await import('@trio/i18n/fr/explore')).explore,
    home: async () => (await import('@trio/i18n/fr/home')).home,
    identity: async () => (await import('@trio/i18n/fr/identity')).identity,
    picking: async () => (await import('@trio/i18n/fr/picking')).picking,
    post: async () => (await import('@trio/i18n/fr/post')).post,
    privacy: async () => (await import('@trio/i18n/fr/privacy')).privacy,
    results: async () => (await import('@trio/i18n/fr/results')).results,
    survey: async () => (await import('@trio/i18n/fr/survey')).survey,
    awaited: async () => (await import('@trio/i18n/fr/awaited')).awaited,
    shell: async () => (await import('@trio/i18n/fr/shell')).shell,
    sorting: async () => (await import('@trio/i18n/fr/sorting')).sorting,
    sso: async () => (await import('@trio/i18n/fr/sso')).sso,
    students: async () => (await import('@trio/i18n/fr/students')).students,
    schools: async () => (await import('@trio/i18n/fr/schools')).schools,
    cards: async () => (await import('@trio/i18n/fr/cards')).cards,
    dashboard: async () => (await import('@trio/i18n/fr/dashboard')).dashboard,
    staff: async () => (await import('@trio/i18n/fr/staff')).staff,
    audit: async () => (await import('@trio/i18n/fr/audit')).audit,
    help: async () => (await import('@trio/i18n/fr/help')).help,
    support: async () => (await import('@trio/i18n/fr/support')).support,
    shop: async () => (await import('@trio/i18n/fr/shop')).shop,
    terms: async () => (await import('@trio/i18n/fr/terms')).terms,
    sources: async () => (await import('@trio/i18n/fr/sources')).sources,
    usage: async () => (await import('@trio/i18n/fr/usage')).usage,
  },
};
