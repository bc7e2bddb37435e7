import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.WEB_BUILD ?? 'build/current',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A route is one file: a request costs more than a `clientAction` does, and `scripts-after-paint.ts` loads no parts of routes.
  splitRouteModules: false,
} satisfies Config
