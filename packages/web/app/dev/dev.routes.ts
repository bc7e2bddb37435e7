import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

export const devRoutes: RouteConfigEntry[] = [route('ui', './dev/gallery/gallery.page.tsx')]

/** In the workplace's frame. */
export const demoRoutes: RouteConfigEntry[] = [
  layout('./dev/dev.layout.tsx', [
    route('outbox', './dev/outbox/outbox.page.tsx'),
    route('clock', './dev/clock/clock.page.tsx'),
    route('box', './dev/box/box.page.tsx'),
    route('bank', './dev/bank/bank.page.tsx'),
  ]),
]
