import { useTexts } from '../../../texts/texts.tsx'
import { usePage } from '../../root-data.ts'
import { type PageName, pathTo } from '../../slugs.ts'
import styles from '../SiteFrame.module.css'

const ON_SALE = [
  'models',
  'reserve',
  'comparator',
  'dealers',
  'accessories',
  'ownership',
  'proposal',
] as const satisfies readonly PageName[]
const AFTER_SALES = ['ownership', 'dealers', 'contact'] as const satisfies readonly PageName[]

/** The site's main pages: once in the bar, once in the menu of small windows. */
export default function NavLinks() {
  const { site } = usePage()
  const { t } = useTexts()
  const names = site.afterSalesOnly ? AFTER_SALES : ON_SALE
  return (
    <ul className={styles.links}>
      {names.map((name) => (
        <li key={name} className={name === 'proposal' ? styles.last : undefined}>
          <a href={pathTo(site, name)}>{t(`shell.nav.${name}`)}</a>
        </li>
      ))}
    </ul>
  )
}
