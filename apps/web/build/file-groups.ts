interface FileGroup {
  readonly name: string;
  readonly test: RegExp;
  /** What the first script imports, and what that imports. */
  readonly tags?: '$initial'[];
  readonly priority?: number;
}

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u');

/** What forms are made of and checked with: the modals over the landing, and the card screen. */
const formFiles = anyOf(
  String.raw`/node_modules/zod/`,
  String.raw`/packages/contracts/src/(?:endpoint|fields|iso|query-fields)\.ts`,
  String.raw`/packages/domain/src/plain-text\.ts`,
  String.raw`/apps/web/src/lib/api/with-(?:params|query)\.ts`,
  String.raw`/apps/web/src/lib/forms/`,
  String.raw`/apps/web/src/ui/(?:form|modal|text-field)\b`,
);

/** Cards, wherever they lie: the sort, its results, the dashboards. */
const cardFiles = anyOf(
  String.raw`/apps/web/src/lib/deck/`,
  String.raw`/apps/web/src/ui/card/`,
  String.raw`/packages/deck/src/(?!texts)[\w.-]+\.ts`,
);

/** The table of the sort. */
const tableFiles = anyOf(
  String.raw`/apps/web/src/features/sorting/components/(?:sort-table|sort-gate)\.tsx`,
  String.raw`/apps/web/src/features/sorting/components/(?:card|leave)/`,
  String.raw`/apps/web/src/features/sorting/(?:model|sync)/`,
  String.raw`/apps/web/src/lib/(?:after-paint|current-sort|use-online|offline/fetch-ahead)\.ts`,
  String.raw`/apps/web/src/lib/leave/`,
  String.raw`/apps/web/src/ui/(?:confirm-modal|network-status|note|saving-notice)\b`,
  String.raw`/packages/contracts/src/(?:cards|own-card|results-wire)\.ts`,
  String.raw`/packages/domain/src/sorting/`,
);

/** Runs on its own, and has to be whole. */
const notTheWorker = /^(?!.*\/service-worker\.ts$)/u;

/**
 * Files that are asked for together come in one: a browser has six connections to a server, and forty
 * small files queue for them. First of all what every page needs, whatever it is: a group also takes
 * what its files import, and would else take it from there.
 */
export const fileGroups: FileGroup[] = [
  { name: 'first', tags: ['$initial'], test: notTheWorker, priority: 1 },
  { name: 'forms', test: formFiles },
  { name: 'cards', test: cardFiles },
  { name: 'table', test: tableFiles },
];
