import { useLocation } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { usePageProblem } from './page-problem.ts'
import { usePage } from './root-data.ts'

interface PageHeadProps {
  readonly title: string
  readonly description?: string
  /** Kept out of search engines: receipts, personal pages. */
  readonly hidden?: boolean
}

/**
 * Title, description, canonical address and sharing data; React moves them into <head>. Query parameters never count as another page.
 * The title says where a form of the page was refused.
 */
export function PageHead({ title, description, hidden = false }: PageHeadProps) {
  const { site, origin } = usePage()
  const { pathname } = useLocation()
  const { t } = useTexts()
  const named = usePageProblem() ? t('shell.error.prefix', { title }) : title
  const full = `${named} | ${site.brandName}`
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + pathname} />}
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta name="theme-color" content={site.color} />
    </>
  )
}
