import { defineConfig } from 'vitest/config'

// As with journeys: tests of several processes get a second try on a machine that nobody watches; scripts/test.ts names each that needed it.
const retry = process.env.CI ? 1 : 0

// Files share the modules a worker has loaded: loading them anew for each took a quarter of the time. What a test needs for itself it makes.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          testTimeout: 20_000,
          include: ['packages/{domain,contract}/src/**/*.test.ts', '{world,scripts,assets}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          // As main.ts sets it.
          env: { NODE_ENV: 'production' },
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/tools/testing/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          retry,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/*.test.ts'],
          globalSetup: ['e2e/faults/prepared.ts'],
          testTimeout: 900_000,
          hookTimeout: 600_000,
          retry,
        },
      },
      {
        test: {
          name: 'web',
          isolate: false,
          testTimeout: 20_000,
          include: ['packages/web/app/**/*.test.ts', 'packages/web/app/**/*.test.tsx'],
        },
      },
    ],
    maxWorkers: 2,
  },
})
