import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

export const devRoutes: RouteConfigEntry[] = [
  route('ui', './dev/gallery/gallery.page.tsx'),
  layout('./dev/dev.layout.tsx', [
    route('outbox', './dev/outbox/outbox.page.tsx'),
    route('clock', './dev/clock/clock.page.tsx'),
    route('box', './dev/box/box.page.tsx'),
  ]),
]
