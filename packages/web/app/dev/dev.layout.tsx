import type { RouteHandle } from '@volante/contract/page'
import { data, NavLink, Outlet, redirect } from 'react-router'
import { page } from '../shell/page-context.ts'
import { MoreTexts, useTexts } from '../texts/texts.tsx'
import { workLanguage, workLanguageCookie } from '../work/work-language.ts'
import { workTexts } from '../work/work-texts.server.ts'
import type { Route } from './+types/dev.layout'
import css from './dev.module.css'

export { shouldRevalidate } from '../work/words-stay.ts'

export const handle = { query: ['language'] } satisfies RouteHandle

/** What only a demo has. `?language=es-AR` chooses the workplace's language and leads to the address without it. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { demo } = context.get(page)
  if (!demo) throw data(null, { status: 404 })
  const chosen = (['pt-BR', 'es-AR'] as const).find((one) => one === url.searchParams.get('language'))
  if (chosen) {
    url.searchParams.delete('language')
    throw redirect(url.pathname + url.search, { headers: { 'set-cookie': workLanguageCookie(chosen) } })
  }
  return workTexts(workLanguage(request), 'desk')
}

const PAGES = [
  { path: '/dev/outbox', text: 'work.outbox' },
  { path: '/dev/clock', text: 'desk.clock.title' },
  { path: '/dev/box', text: 'desk.box.title' },
  { path: '/dev/bank', text: 'desk.bank.title' },
] as const

export default function DevLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts dictionary={loaderData}>
      <div className={css.page}>
        <Nav />
        <Outlet />
      </div>
    </MoreTexts>
  )
}

function Nav() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('work.name.dev')} className={css.nav}>
      {PAGES.map(({ path, text }) => (
        <NavLink key={path} to={path}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}
