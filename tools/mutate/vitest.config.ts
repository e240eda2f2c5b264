import { defineConfig } from 'vitest/config';

/** Only tests that stand beside the mutated rules: `npm run mutate` runs them thousands of times. */
export default defineConfig({
  test: {
    include: [
      'packages/domain/src/**/*.test.ts',
      'packages/contracts/src/*wire*.test.ts',
      'apps/api/src/**/*.policy.test.ts',
      'apps/api/src/**/*csv*.test.ts',
      'apps/api/src/features/sorting/sorting.mapper.test.ts',
    ],
    setupFiles: ['tools/vitest-setup.ts', 'tools/mutate/fixed-seed.ts'],
    restoreMocks: true,
  },
});
