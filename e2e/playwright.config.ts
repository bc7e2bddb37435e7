import { defineConfig, devices } from '@playwright/test'

// Must be set before the import: only then does the package unpack the libraries a bare machine lacks.
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')
const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath())

export const PORT = Number(process.env.E2E_PORT ?? 4300)
/** A run empties its own folder at the start, so that runs on other ports go on beside it. */
const RESULTS = `test-results/${PORT}`
/** Where the server under test keeps its data, from the root. */
export const DATA = process.env.E2E_DATA ?? `${RESULTS}/data`

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Waits end when what they wait for is there: these bounds are for a machine a quarter as fast as those in use.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // A journey waits for the server, a job or a moment of the page about as long as it works: three keep two cores busy.
  workers: 3,
  // scripts/test.ts names each journey that needed its second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? `../${RESULTS}/report.json` }],
  ],
  outputDir: `../${RESULTS}`,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // One step that never comes ends a try before its journey's whole time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace takes pictures all the time, which costs as much as the journey: `--trace retain-on-failure` where one is needed.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        // Without a graphics card WebGL is drawn by SwiftShader; pages drawn by it too would cost more than all the rest.
        '--disable-gpu-compositing',
        // No journey runs a page long enough for what optimising its script costs.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // Drawing what moves costs a sixth of all that the browser does; phones see the motion.
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      },
      testIgnore: /phone|clock|real\.spec/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: /phone|both/ },
    // Platforms for customers, on the next ports: one after the other, each is a second one beside the demo.
    {
      name: 'real',
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      testMatch: /real\.spec/,
    },
    // Moves the time of the whole platform, so nothing else may run beside it.
    { name: 'clock', use: { ...devices['Desktop Chrome'] }, testMatch: /clock/, dependencies: ['desktop', 'phone'] },
  ],
  webServer: {
    command: 'node packages/server/src/main.ts',
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      VOLANTE_DATA: DATA,
      LOG_LEVEL: 'warn',
      LIMITS: 'all:100000',
      // Journeys count the orders and cars they make themselves.
      DEMO_ORDERS: 'false',
    },
  },
})
