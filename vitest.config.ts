import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/{domain,contract}/src/**/*.test.ts', 'world/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'faults', include: ['e2e/faults/*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'web', include: ['packages/web/app/**/*.test.ts', 'packages/web/app/**/*.test.tsx'] } },
    ],
    maxWorkers: 2,
  },
})
