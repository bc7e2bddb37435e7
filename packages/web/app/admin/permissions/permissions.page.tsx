import type { RouteHandle } from '@volante/contract/page'
import { DeskHead } from '../../desk/DeskHead.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AdminProblem } from '../AdminProblem.tsx'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/permissions.page'
import { AskWhy } from './AskWhy.tsx'
import { readChosen } from './matrix-address.ts'
import { Matrix } from './Matrix.tsx'
import css from './permissions.module.css'

export const handle = { cache: false, script: false, query: ['role', 'permission', 'audience'] } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'policy.read')
  return readChosen(url.searchParams)
}

/** Who may do what, and why not: read from the policy the server itself enforces. */
export default function Permissions({ loaderData: chosen }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <div className={css.page}>
      <DeskHead title={t('admin.permissions.title')} />
      <header className={css.head}>
        <h1>{t('admin.permissions.title')}</h1>
        <p>{t('admin.permissions.text')}</p>
      </header>
      <AskWhy chosen={chosen} />
      <Matrix chosen={chosen} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} permission="policy.read" retry="/admin/permissions" />
}
