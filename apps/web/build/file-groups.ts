interface FileGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly tags?: '$initial'[];
  readonly priority?: number;
}

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u');

const formFiles = anyOf(
  String.raw`/node_modules/zod/`,
  String.raw`/packages/contracts/src/(?:endpoint|fields|iso|query-fields)\.ts`,
  String.raw`/packages/domain/src/plain-text\.ts`,
  String.raw`/apps/web/src/lib/api/with-(?:params|query)\.ts`,
  String.raw`/apps/web/src/lib/forms/`,
  String.raw`/apps/web/src/ui/(?:form|modal|text-field)\b`,
);

const cardFiles = anyOf(
  String.raw`/apps/web/src/lib/(?:deck|speech)/`,
  String.raw`/apps/web/src/ui/card/`,
  String.raw`/packages/deck/src/(?!texts)[\w.-]+\.ts`,
);

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

/** Entries of their own: the service worker, and the script of the public list of careers. */
const ofTheApp =
  /^(?!.*\/(?:service-worker|careers-search|search-careers|fold-text)\.ts$)(?!.*\/minisearch\/)/u;

/**
 * A browser opens only six connections, so files that are needed together share a chunk. `first` has
 * priority, because a group also takes the imports of its files.
 */
export const fileGroups: FileGroup[] = [
  { name: 'first', tags: ['$initial'], test: ofTheApp, priority: 1 },
  // A chunk of its own: the public list of careers needs it without the app.
  { name: 'fold-text', test: /\/packages\/domain\/src\/fold-text\.ts$/u, priority: 2 },
  { name: 'forms', test: formFiles },
  { name: 'cards', test: cardFiles },
  { name: 'table', test: tableFiles },
];
