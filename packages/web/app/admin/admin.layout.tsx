import { Outlet } from 'react-router'
import { MoreTexts } from '../texts/texts.tsx'
import { workLanguage } from '../work/work-language.ts'
import { workTexts } from '../work/work-texts.server.ts'
import type { Route } from './+types/admin.layout'

export { shouldRevalidate } from '../work/words-stay.ts'

export const loader = ({ request }: Route.LoaderArgs) => workTexts(workLanguage(request), 'admin')

/** The words of people, rights and audit. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts dictionary={loaderData}>
      <Outlet />
    </MoreTexts>
  )
}
