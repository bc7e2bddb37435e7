import { Outlet } from 'react-router'
import { MoreTexts } from '../../texts/texts.tsx'
import { workLanguage } from '../../work/work-language.ts'
import { workTexts } from '../../work/work-texts.server.ts'
import type { Route } from './+types/quotations.layout'

export { shouldRevalidate } from '../../work/words-stay.ts'

export const loader = ({ request }: Route.LoaderArgs) => workTexts(workLanguage(request), 'quotation')

/** The words of quotations and of what a car is built of. */
export default function QuotationsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts dictionary={loaderData}>
      <Outlet />
    </MoreTexts>
  )
}
