import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { Search } from '../../ui/action/rare-icons.ts'
import { SkipLink } from '../../ui/layout/SkipLink.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { FIND_PATH } from '../find/find-path.ts'
import work from '../work.module.css'
import css from './frame.module.css'
import { NOTIFICATIONS_PATH } from '../notifications-path.ts'
import { KeysHelp } from './KeysHelp.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { Palette } from './Palette.tsx'
import { Person } from './Person.tsx'
import { useWorkKeys } from './use-work-keys.ts'
import { GO_TO, menuFor } from './work-menu.ts'
import { MENU_ID, WorkNav } from './WorkNav.tsx'

/** The frame of the workplace, desk and administration: its pages, its person, its keys, one language for both countries. */
export function WorkFrame({ unread, children }: { readonly unread: number; readonly children: ReactNode }) {
  const { t, language } = useTexts()
  const { visitor } = usePage()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  const pages = menuFor(visitor)
  useWorkKeys({
    onPalette: () => setOpen(pages.length > 0 ? 'palette' : null),
    onHelp: () => setOpen(pages.length > 0 ? 'keys' : null),
    onGo: (letter) => {
      const page = pages.find(({ path }) => path === GO_TO[letter])
      if (page) void navigate(page.path)
      else if (letter === 'n' && visitor) void navigate(NOTIFICATIONS_PATH)
    },
  })
  return (
    <div lang={language} className={work.frame} data-has-menu={visitor ? true : undefined}>
      <SkipLink to="main">{t('work.skip')}</SkipLink>
      <Row as="header" gap={[1, 3]} className={css.header}>
        {visitor && (
          <button type="button" popoverTarget={MENU_ID} className={buttonClass({ size: 'small' })} data-menu>
            {t('work.menu')}
          </button>
        )}
        <Brand />
        {pages.length > 0 && <Find onOpen={() => setOpen('palette')} />}
        {visitor && <NotificationBell unread={unread} />}
        <Person className={css.person} />
      </Row>
      <WorkNav />
      <main id="main" tabIndex={-1} className={work.main}>
        {children}
      </main>
      <Palette isOpen={open === 'palette'} onClose={() => setOpen(null)} />
      <KeysHelp isOpen={open === 'keys'} onClose={() => setOpen(null)} />
    </div>
  )
}

/** Without script it leads to the page that searches. */
function Find({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTexts()
  return (
    <Link
      to={FIND_PATH}
      className={css.find}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon icon={Search} size={16} />
      <span>{t('work.find.open')}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </Link>
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
