import { NavLink } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import css from './frame.module.css'
import { Person } from './Person.tsx'
import { sectionsFor } from './work-menu.ts'

export const MENU_ID = 'work-menu'

/** The pages somebody may open, by what belongs together: beside the page, and behind a button where there is no room. */
export function WorkNav() {
  const { t } = useTexts()
  const { demo, visitor } = usePage()
  if (!visitor) return null
  const close = () => {
    const menu = document.getElementById(MENU_ID)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }
  return (
    <nav id={MENU_ID} popover="auto" aria-label={t('work.nav')} className={css.nav}>
      <Person className={css.person} onSubmit={close} />
      <NavLink to="/desk/today" onClick={close}>
        {t('work.today')}
      </NavLink>
      {sectionsFor(visitor).map(({ section, pages }) => (
        <div key={section} role="group" aria-labelledby={`menu-${section}`}>
          <p id={`menu-${section}`}>{t(`work.section.${section}`)}</p>
          <ul role="list">
            {pages.map(({ path, may }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/desk'} onClick={close}>
                  {t(`rights.menu.${may}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {demo && (
        <NavLink to="/dev/outbox" onClick={close}>
          {t('work.outbox')}
        </NavLink>
      )}
    </nav>
  )
}
