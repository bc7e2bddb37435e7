import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import { WorkFrame } from '../desk/WorkFrame.tsx'
import { workManner } from '../desk/work-manner.ts'
import { page } from '../shell/page-context.ts'
import { usePage } from '../shell/root-data.ts'
import type { Route } from './+types/admin.layout'
import { menuFor } from './admin-menu.ts'
import { adminTexts } from './admin-texts.server.ts'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request }: Route.LoaderArgs) {
  const manner = workManner(context.get(page), request)
  return { dictionary: adminTexts(manner.language), manner }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const areas = menuFor(usePage().visitor)
  const place = { name: 'admin.name', nav: 'admin.nav', home: areas[0]?.path ?? '/', areas } as const
  return (
    <WorkFrame {...loaderData} place={place}>
      <Outlet />
    </WorkFrame>
  )
}
