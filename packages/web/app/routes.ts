import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { accountRoutes, portalAccountRoutes } from './account/account.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { demoRoutes, devRoutes } from './dev/dev.routes.ts'
import { adminLists, deskLists, resourceRoutes } from './resources/resources.routes.ts'
import { crawlerRoutes, shellRoutes } from './shell/shell.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'

export default [
  index('./shop/portal/portal.page.tsx', { id: 'portal' }),
  route(':country', './shop/portal/portal.page.tsx', { id: 'portal-country' }),
  ...crawlerRoutes,
  route('drawing.svg', './car-photo/drawing.tsx', { id: 'drawing' }),
  layout('./account/portal.layout.tsx', portalAccountRoutes),
  layout('./shell/site.layout.tsx', { id: 'site' }, [
    ...prefix(':country/:brand', [
      ...shellRoutes,
      ...shopRoutes,
      ...checkoutRoutes,
      ...accountRoutes,
      route('*', './shell/errors/missing.page.tsx', { id: 'site-missing' }),
    ]),
  ]),
  layout('./work/work.layout.tsx', [
    route('desk/find', './work/find/find.page.tsx'),
    ...prefix('desk', [...deskRoutes(deskLists), ...resourceRoutes('desk')]),
    ...prefix('admin', [...adminRoutes(adminLists), ...resourceRoutes('admin')]),
    ...prefix('dev', demoRoutes),
  ]),
  ...prefix('dev', devRoutes),
  route('*', './shell/errors/missing.page.tsx', { id: 'missing' }),
] satisfies RouteConfig
