import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import { page } from '../shell/page-context.ts'
import { usePage } from '../shell/root-data.ts'
import { XsrfField } from '../shell/xsrf-field.tsx'
import { TextsProvider, useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/Button.tsx'
import type { Route } from './+types/desk.layout'
import { deskLanguage } from './desk-language.ts'
import { areasOf } from './desk-areas.ts'
import { deskTexts } from './desk-texts.server.ts'
import css from './desk.module.css'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request }: Route.LoaderArgs) {
  const { sites, site: own } = context.get(page)
  const language = deskLanguage(request.headers.get('cookie'))
  const { currency, timeZone } = sites.find((site) => site.brand === 'portal' && site.language === language) ?? own
  return { dictionary: deskTexts(language), manner: { language, currency, timeZone } }
}

/** The frame of the workplace: one language for the person, whatever site a lead comes from. */
export default function DeskLayout({ loaderData: { dictionary, manner } }: Route.ComponentProps) {
  return (
    <TextsProvider manner={manner} dictionary={dictionary}>
      <div lang={manner.language} className={css.desk}>
        <Header other={manner.language === 'pt-BR' ? 'es-AR' : 'pt-BR'} />
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
    </TextsProvider>
  )
}

function Header({ other }: { readonly other: string }) {
  const { t } = useTexts()
  const { visitor, demo } = usePage()
  return (
    <>
      <a href="#main" data-at-once className={css.skip}>
        {t('desk.skip')}
      </a>
      <header className={css.header}>
        <a href="/desk" className={css.brand}>
          Volante <span>{t('desk.name')}</span>
        </a>
        {visitor && (
          <nav aria-label={t('desk.nav')} className={css.nav}>
            {areasOf(visitor).map(({ path, text }) => (
              <a key={path} href={path}>
                {t(text)}
              </a>
            ))}
            {demo && <a href="/dev/outbox">{t('desk.nav.outbox')}</a>}
          </nav>
        )}
        <div className={css.who}>
          {visitor && <span className={css.name}>{visitor.name}</span>}
          <form method="post" action="/desk/sign-in">
            <XsrfField />
            <input type="hidden" name="language" value={other} />
            <Button type="submit" size="small" variant="quiet" lang={other}>
              {t('desk.language')}
            </Button>
          </form>
          {visitor && (
            <form method="post" action="/desk/sign-in">
              <XsrfField />
              <Button type="submit" size="small" name="intent" value="close">
                {t('desk.signOut')}
              </Button>
            </form>
          )}
        </div>
      </header>
    </>
  )
}
