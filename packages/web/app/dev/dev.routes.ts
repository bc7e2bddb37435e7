import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const devRoutes: RouteConfigEntry[] = [
  route('ui', './dev/gallery/gallery.page.tsx'),
  route('outbox', './dev/outbox/outbox.page.tsx'),
]
