import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import css from './Breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** From the outermost; the last one is this page. */
  readonly crumbs: readonly { readonly title: string; readonly to: string }[]
}

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.t('ui.breadcrumbs')}>
      <ol role="list" className={css.list}>
        {crumbs.map(({ title, to }, i) => (
          <li key={to} className={css.crumb}>
            {i < crumbs.length - 1 ? <Link to={to}>{title}</Link> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
