import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import { page } from '../shell/page-context.ts'
import { usePage } from '../shell/root-data.ts'
import type { Route } from './+types/desk.layout'
import { areasOf } from './desk-areas.ts'
import { deskTexts } from './desk-texts.server.ts'
import { WorkFrame } from './WorkFrame.tsx'
import { workManner } from './work-manner.ts'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request }: Route.LoaderArgs) {
  const manner = workManner(context.get(page), request)
  return { dictionary: deskTexts(manner.language), manner }
}

const OUTBOX = { path: '/dev/outbox', text: 'desk.nav.outbox' } as const

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { visitor, demo } = usePage()
  const areas = [...areasOf(visitor), ...(visitor && demo ? [OUTBOX] : [])]
  return (
    <WorkFrame {...loaderData} place={{ name: 'desk.name', nav: 'desk.nav', home: '/desk', areas }}>
      <Outlet />
    </WorkFrame>
  )
}
