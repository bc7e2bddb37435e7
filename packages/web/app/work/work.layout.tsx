import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import { page } from '../shell/page-context.ts'
import { TextsProvider } from '../texts/texts.tsx'
import type { Route } from './+types/work.layout'
import { WorkFrame } from './frame/WorkFrame.tsx'
import { workManner } from './work-language.ts'
import { workTexts } from './work-texts.server.ts'

export { shouldRevalidate } from './words-stay.ts'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request }: Route.LoaderArgs) {
  const manner = workManner(context.get(page), request)
  return { dictionary: workTexts(manner.language, 'work'), manner }
}

export default function WorkLayout({ loaderData: { dictionary, manner } }: Route.ComponentProps) {
  return (
    <TextsProvider manner={manner} dictionary={dictionary}>
      <WorkFrame>
        <Outlet />
      </WorkFrame>
    </TextsProvider>
  )
}
