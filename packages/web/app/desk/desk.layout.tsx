import { Outlet } from 'react-router'
import { MoreTexts } from '../texts/texts.tsx'
import { workLanguage } from '../work/work-language.ts'
import { workTexts } from '../work/work-texts.server.ts'
import type { Route } from './+types/desk.layout'

export { shouldRevalidate } from '../work/words-stay.ts'

export const loader = ({ request }: Route.LoaderArgs) => workTexts(workLanguage(request), 'desk')

/** The words of leads, orders and the demonstration. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts dictionary={loaderData}>
      <Outlet />
    </MoreTexts>
  )
}
