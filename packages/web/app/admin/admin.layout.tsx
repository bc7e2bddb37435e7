import type { RouteHandle } from '@volante/contract/page'
import { Outlet } from 'react-router'
import desk from '../desk/desk.module.css'
import { deskLanguage } from '../desk/desk-language.ts'
import { page } from '../shell/page-context.ts'
import { usePage } from '../shell/root-data.ts'
import { XsrfField } from '../shell/xsrf-field.tsx'
import { TextsProvider, useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/Button.tsx'
import type { Route } from './+types/admin.layout'
import { menuFor } from './admin-menu.ts'
import { adminTexts } from './admin-texts.server.ts'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request }: Route.LoaderArgs) {
  const { sites, site: own } = context.get(page)
  const language = deskLanguage(request.headers.get('cookie'))
  const { currency, timeZone } = sites.find((site) => site.brand === 'portal' && site.language === language) ?? own
  return { dictionary: adminTexts(language), manner: { language, currency, timeZone } }
}

/** The frame of administration: the desk's look and language, its own areas. */
export default function AdminLayout({ loaderData: { dictionary, manner } }: Route.ComponentProps) {
  return (
    <TextsProvider manner={manner} dictionary={dictionary}>
      <div lang={manner.language} className={desk.desk}>
        <Header other={manner.language === 'pt-BR' ? 'es-AR' : 'pt-BR'} />
        <main id="main" tabIndex={-1} className={desk.main}>
          <Outlet />
        </main>
      </div>
    </TextsProvider>
  )
}

function Header({ other }: { readonly other: string }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const areas = menuFor(visitor)
  return (
    <>
      <a href="#main" data-at-once className={desk.skip}>
        {t('admin.skip')}
      </a>
      <header className={desk.header}>
        <a href={areas[0]?.path ?? '/'} className={desk.brand}>
          Volante <span>{t('admin.name')}</span>
        </a>
        {areas.length > 0 && (
          <nav aria-label={t('admin.nav')} className={desk.nav}>
            {areas.map(({ path, text }) => (
              <a key={path} href={path}>
                {t(text)}
              </a>
            ))}
          </nav>
        )}
        <div className={desk.who}>
          {visitor && <span className={desk.name}>{visitor.name}</span>}
          <form method="post" action="/desk/sign-in">
            <XsrfField />
            <input type="hidden" name="language" value={other} />
            <Button type="submit" size="small" variant="quiet" lang={other}>
              {t('admin.language')}
            </Button>
          </form>
          {visitor && (
            <form method="post" action="/desk/sign-in">
              <XsrfField />
              <Button type="submit" size="small" name="intent" value="close">
                {t('admin.signOut')}
              </Button>
            </form>
          )}
        </div>
      </header>
    </>
  )
}
