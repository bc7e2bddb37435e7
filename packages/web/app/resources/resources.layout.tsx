import { Outlet } from 'react-router'
import { MoreTexts } from '../texts/texts.tsx'
import { workLanguage } from '../work/work-language.ts'
import { workTexts } from '../work/work-texts.server.ts'
import type { Route } from './+types/resources.layout'

export { shouldRevalidate } from '../work/words-stay.ts'

export const loader = ({ request }: Route.LoaderArgs) => workTexts(workLanguage(request), 'resources')

/** The words of the resources. */
export default function ResourcesLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts dictionary={loaderData}>
      <Outlet />
    </MoreTexts>
  )
}
