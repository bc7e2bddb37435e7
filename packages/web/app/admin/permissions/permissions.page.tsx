import type { RouteHandle } from '@volante/contract/page'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import { AUDIENCES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { namesOf } from '../../work/list/list-address.ts'
import { readList } from '../../work/list/read-list.ts'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/permissions.page'
import { AskWhy } from './AskWhy.tsx'
import { type Chosen, MATRIX, rightsIn } from './matrix.ts'
import { Matrix } from './Matrix.tsx'

export const handle = { query: namesOf(MATRIX) } satisfies RouteHandle

const SHAPE = { role: z.enum(ROLES), permission: z.enum(PERMISSIONS), audience: z.enum(AUDIENCES) }

export function loader({ context, request, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'policy.read')
  const search = new URLSearchParams(url.searchParams)
  // Without script a right comes in its words.
  const named = rightsIn(workPage(known, request).texts).find(({ label }) => label === search.get('permission'))
  if (named) search.set('permission', named.value)
  return readList(MATRIX, search, SHAPE).chosen as Chosen
}

/** Who may do what, and why not: read from the policy the server itself enforces. */
export default function Permissions({ loaderData: chosen }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <RecordPage title={t('admin.permissions.title')} text={t('admin.permissions.text')}>
      <AskWhy chosen={chosen} />
      <Matrix chosen={chosen} />
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={MATRIX.path} />
