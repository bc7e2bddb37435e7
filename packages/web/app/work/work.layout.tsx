import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import { page } from '../shell/page-context.ts'
import { TextsProvider } from '../texts/texts.tsx'
import type { Route } from './+types/work.layout'
import { WorkFrame } from './frame/WorkFrame.tsx'
import { workLocale } from './work-language.ts'
import { workTexts } from './work-texts.server.ts'

export { shouldRevalidate } from './words-stay.ts'

export const handle = { cache: false } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, visitor } = context.get(page)
  const locale = workLocale(context.get(page), request)
  const { unread } = visitor ? await api.notifications.count() : { unread: 0 }
  return { dictionary: workTexts(locale.language, 'work'), locale, unread }
}

export default function WorkLayout({ loaderData: { dictionary, locale, unread } }: Route.ComponentProps) {
  return (
    <TextsProvider locale={locale} dictionary={dictionary}>
      <WorkFrame unread={unread}>
        <Outlet />
      </WorkFrame>
    </TextsProvider>
  )
}
