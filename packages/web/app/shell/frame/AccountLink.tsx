import { marks } from '../../enhance/marks.ts'
import { splitFullName } from '@volante/domain/person/person-name'
import { useLocation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { usePage } from '../root-data.ts'
import { type PageName, pathTo } from '../slugs.ts'
import { XsrfField } from '../session/XsrfField.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './AccountLink.module.css'
import popups from './popups.module.css'

/**
 * The way into the account. Shared pages are made for nobody: both faces are in them, and script shows the right one
 * (behaviour/known-visitor.ts); without script they offer to sign in, which says who is signed in.
 */
export function AccountLink({ isInMenu }: { readonly isInMenu: boolean }) {
  const { t } = useTexts()
  const { site, visitor } = usePage()
  const name = visitor ? splitFullName(visitor.name).firstName : ''
  return (
    <div
      className={styles.account}
      data-in-menu={isInMenu || undefined}
      {...marks({ visitor: visitor ? 'in' : 'out' })}
    >
      <a href={useSignInPath()} className={classes('tap plain', popups.toggle, styles.out)}>
        {t('shell.account.signIn')}
      </a>
      <button
        type="button"
        popoverTarget="account-menu"
        className={classes('tap', popups.toggle, popups.arrow, styles.in)}
      >
        <span className="unseen">{t('shell.account.of')} </span>
        <span {...marks({ 'visitor-name': true })} className={styles.name}>
          {name}
        </span>
      </button>
      <nav
        id="account-menu"
        popover="auto"
        aria-label={t('shell.account.menu')}
        className={classes('floating', popups.sheet, styles.sheet)}
      >
        <ul role="list">
          {MENU.map(([page, text]) => (
            <li key={page}>
              <a href={pathTo(site, page)} className={LINE}>
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={pathTo(site, 'signOut')}>
          <XsrfField />
          <button type="submit" className={LINE}>
            {t('shell.account.signOut')}
          </button>
        </form>
      </nav>
    </div>
  )
}

const LINE = classes('plain', popups.line, styles.line)

const MENU = [
  ['account', 'shell.account.home'],
  ['accountPerson', 'shell.account.data'],
  ['accountAccess', 'shell.account.access'],
  ['accountPrivacy', 'shell.account.privacy'],
] as const satisfies readonly (readonly [PageName, string])[]

/** The same in the menu of small windows, where there is no room beside the brand. */
export function AccountMenuItem() {
  const { t } = useTexts()
  const { site, visitor } = usePage()
  return (
    <p className={styles.item} {...marks({ visitor: visitor ? 'in' : 'out' })}>
      <a href={useSignInPath()} className={classes('tap text-22', styles.out)}>
        {t('shell.account.signIn')}
      </a>
      <a href={pathTo(site, 'account')} className={classes('tap text-22', styles.in)}>
        {t('shell.account.menu')}
      </a>
    </p>
  )
}

const DOORS = [
  'signIn',
  'signUp',
  'signOut',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'firstPassword',
] as const

/** Back to this page afterwards, unless it is a door itself. */
function useSignInPath(): string {
  const { site } = usePage()
  const { pathname, search } = useLocation()
  const isDoor = DOORS.some((door) => pathTo(site, door) === pathname)
  return pathTo(site, 'signIn', null, isDoor ? {} : { returnTo: pathname + search })
}
