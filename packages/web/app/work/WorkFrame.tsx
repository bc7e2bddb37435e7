import type { ReactNode } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { usePage } from '../shell/root-data.ts'
import { XsrfField } from '../shell/XsrfField.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { SkipLink } from '../ui/layout/SkipLink.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { SIGN_IN_PATH } from './words-stay.ts'
import { menuFor } from './work-menu.ts'
import css from './work.module.css'

/** The frame of the workplace, desk and administration: its pages, its person, one language for both countries. */
export function WorkFrame({ children }: { readonly children: ReactNode }) {
  const { t, language } = useTexts()
  return (
    <div lang={language} className={css.frame}>
      <SkipLink to="main">{t('work.skip')}</SkipLink>
      <Row as="header" gap={[1, 5]} className={css.header}>
        <Brand />
        <Menu />
        <Person />
      </Row>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  )
}

function Brand() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const area = (['admin', 'dev'] as const).find((one) => pathname.startsWith(`/${one}/`)) ?? 'desk'
  return (
    <Link to="/desk/today" className={css.brand}>
      Volante <span>{t(`work.name.${area}`)}</span>
    </Link>
  )
}

function Menu() {
  const { t } = useTexts()
  const { demo, visitor } = usePage()
  const pages = menuFor(visitor)
  if (!visitor) return null
  return (
    <Row as="nav" gap={[0, 4]} aria-label={t('work.nav')} className={css.nav}>
      <NavLink to="/desk/today">{t('work.today')}</NavLink>
      {pages.map(({ path, may }) => (
        <NavLink key={path} to={path} end={path === '/desk'}>
          {t(`rights.menu.${may}`)}
        </NavLink>
      ))}
      {demo && <NavLink to="/dev/outbox">{t('work.outbox')}</NavLink>}
    </Row>
  )
}

function Person() {
  const { t, language } = useTexts()
  const { visitor } = usePage()
  const other = language === 'pt-BR' ? 'es-AR' : 'pt-BR'
  return (
    <Row gap={2} className={css.person}>
      {visitor && <span>{visitor.name}</span>}
      <Form method="post" action={SIGN_IN_PATH} preventScrollReset>
        <XsrfField />
        <input type="hidden" name="language" value={other} />
        <Button type="submit" size="small" variant="quiet" lang={other}>
          {t('work.language')}
        </Button>
      </Form>
      {visitor && (
        <form method="post" action={SIGN_IN_PATH}>
          <XsrfField />
          <Button type="submit" size="small" name="intent" value="close">
            {t('work.signOut')}
          </Button>
        </form>
      )}
    </Row>
  )
}
