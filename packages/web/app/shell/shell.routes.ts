import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of every site. */
export const shellRoutes: RouteConfigEntry[] = [route('manifest.webmanifest', './shell/crawlers/manifest.ts')]

/** Of the whole house. */
export const crawlerRoutes: RouteConfigEntry[] = [
  route('robots.txt', './shell/crawlers/robots.ts'),
  route('sitemap.xml', './shell/crawlers/sitemap.ts'),
]
