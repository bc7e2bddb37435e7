import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import { TextsProvider } from '../../texts/texts.tsx'
import { page } from '../../shell/page-context.ts'
import { workManner } from '../work-manner.ts'
import type { Route } from './+types/orders.layout'
import { orderTexts } from './order-texts.server.ts'

/** Forms that post and links that lead on, so that the words of orders need not be sent. */
export const handle = { script: 'light' } satisfies RouteHandle

export function loader({ context, request }: Route.LoaderArgs) {
  const manner = workManner(context.get(page), request)
  return { dictionary: orderTexts(manner.language), manner }
}

export default function OrdersLayout({ loaderData: { dictionary, manner } }: Route.ComponentProps) {
  return (
    <TextsProvider manner={manner} dictionary={dictionary}>
      <Outlet />
    </TextsProvider>
  )
}
