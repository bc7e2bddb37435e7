import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.WEB_BUILD ?? 'build/current',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
