import { can } from '@volante/domain/policy/policy'
import { Link } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../texts/texts.tsx'
import { handleList } from '../../work/resource/handle-resource.server.ts'
import { loadResourceList } from '../../work/resource/load-resource.server.ts'
import { ResourceList } from '../../work/resource/ResourceList.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/working-prices.page'
import { workingPrices } from './working-prices.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const list = await loadResourceList(known, workingPrices, url)
  return { list, mayCompare: can(known.visitor, 'prices.compare') }
}

export const action = ({ context, request }: Route.ActionArgs) => handleList(context.get(page), workingPrices, request)
export const clientAction = keepForm

/** Working prices one by one; side by side they have a page of their own. */
export default function WorkingPrices({ loaderData: { list, mayCompare }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { country } = list.chosen
  const compare = `/desk/price-comparison${country ? `?country=${country}` : ''}`
  const refused = actionData && 'refused' in actionData ? actionData.refused : null
  return (
    <MoreTexts locale={{ currency: list.currency }}>
      <ResourceList
        resource={workingPrices}
        data={list}
        refused={refused}
        answer={actionData}
        notice={
          mayCompare && (
            <p>
              <Link to={compare}>{t('resources.working-prices.compare')}</Link>
            </p>
          )
        }
      />
    </MoreTexts>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={workingPrices.path} />
)
