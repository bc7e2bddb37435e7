import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { currencyOf } from '@volante/domain/money/price'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../texts/texts.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/quotation.page'
import { ChooseCar } from './ChooseCar.tsx'
import { handleQuotation, type QuotationRefused, type Refused } from './handle-quotation.ts'
import { begunBy, loadQuotation } from './load-quotation.ts'
import { QuotationDone } from './QuotationDone.tsx'
import { QUOTATIONS } from '../../work/list/known-lists.ts'
import { Simulator } from './Simulator.tsx'
import { Standing } from './Standing.tsx'

export const handle = {
  query: ['done', 'before', 'of', 'code', 'lead', 'dealer', 'model', 'shared', 'catalogue'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'quotations.work')
  const query = url.searchParams
  return {
    ...(await loadQuotation(known, url, params.number)),
    mayApprove: can(known.visitor, 'quotations.approve'),
    once: crypto.randomUUID(),
    done: query.get('done'),
    before: Number(query.get('before')) || null,
    lead: query.get('lead'),
    begun: await begunBy(known, query.get('lead')),
    shared: query.get('shared'),
    hasCatalogueChanged: query.get('catalogue') === 'changed',
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  requireRight(known, url, 'quotations.work')
  return handleQuotation(workPage(known, request), request, params.number)
}

export const clientAction = keepForm

/** A quotation at a dealer's desk: everything that is quoted, always with its total and the room that is left. */
export default function QuotationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { saved, desk, choose } = loaderData
  const refused = refusedIn(actionData)
  const title = saved ? `${saved.opportunityName} · ${saved.number}` : t('quotation.new')
  const country = desk?.car.texts.market === 'AR' ? 'AR' : 'BR'
  return (
    <MoreTexts locale={{ currency: currencyOf(country), ...(desk ? { timeZone: desk.timeZone } : {}) }}>
      <RecordPage
        title={title}
        problem={refused !== null && t('work.errorTitle', { title })}
        back={{ to: QUOTATIONS.path, text: t('resources.quotations.title') }}
      >
        {!refused && <QuotationDone data={loaderData} />}
        {saved && <Standing saved={saved} mayApprove={loaderData.mayApprove} />}
        {choose && <ChooseCar choose={choose} lead={loaderData.lead} />}
        {desk && (
          <Simulator
            key={`${saved?.number} ${saved?.version} ${desk.car.mvs.code} ${desk.car.mvs.year}`}
            desk={desk}
            saved={saved}
            page={loaderData}
            refused={refused}
          />
        )}
      </RecordPage>
    </MoreTexts>
  )
}

function refusedIn(answer: unknown): Refused {
  if (typeof answer !== 'object' || answer === null) return null
  if ('refused' in answer) return answer.refused as QuotationRefused
  return 'error' in answer ? 'unsent' : null
}

const GONE = { title: 'quotation.gone', text: 'quotation.goneText', back: 'quotation.back' } as const

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={QUOTATIONS.path} gone={GONE} />
)
