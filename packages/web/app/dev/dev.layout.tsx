import type { RouteHandle } from '@volante/contract/page'
import { data, Outlet, redirect } from 'react-router'
import { deskLanguageCookie } from '../desk/desk-language.ts'
import { workManner } from '../desk/work-manner.ts'
import { orderTexts } from '../desk/orders/order-texts.server.ts'
import { page } from '../shell/page-context.ts'
import { TextsProvider, useTexts } from '../texts/texts.tsx'
import type { Route } from './+types/dev.layout'
import css from './dev.module.css'

export const handle = { cache: false, script: false, query: ['language'] } satisfies RouteHandle

/** What only a demo has. `?language=es-AR` chooses the desk's language and leads to the address without it. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const { demo } = context.get(page)
  if (!demo) throw data(null, { status: 404 })
  const chosen = (['pt-BR', 'es-AR'] as const).find((one) => one === url.searchParams.get('language'))
  if (chosen) {
    url.searchParams.delete('language')
    throw redirect(url.pathname + url.search, { headers: { 'set-cookie': deskLanguageCookie(chosen) } })
  }
  const manner = workManner(context.get(page), request)
  return { dictionary: orderTexts(manner.language), manner }
}

const PAGES = [
  { path: '/dev/outbox', text: 'desk.nav.outbox' },
  { path: '/dev/clock', text: 'desk.clock.title' },
  { path: '/dev/box', text: 'desk.box.title' },
  { path: '/desk', text: 'desk.outbox.back' },
] as const

export default function DevLayout({ loaderData: { dictionary, manner } }: Route.ComponentProps) {
  return (
    <TextsProvider manner={manner} dictionary={dictionary}>
      <div lang={manner.language} className={css.frame}>
        <Nav other={manner.language === 'pt-BR' ? 'es-AR' : 'pt-BR'} />
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
    </TextsProvider>
  )
}

function Nav({ other }: { readonly other: string }) {
  const { t } = useTexts()
  return (
    <header>
      <nav aria-label={t('desk.dev.nav')} className={css.nav}>
        {PAGES.map(({ path, text }) => (
          <a key={path} href={path}>
            {t(text)}
          </a>
        ))}
        <a href={`?language=${other}`} lang={other} className={css.other}>
          {t('ui.work.language')}
        </a>
      </nav>
    </header>
  )
}
