import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts } from '../../texts/texts.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/loan.page'
import { handleLoan } from './handle-loan.ts'
import { LOANS } from './loans-path.ts'
import { LoanView } from './LoanView.tsx'

export const handle = { query: ['done'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'loans.follow')
  const loan = await facts.api.financing
    .deskGet({ params: { id: params.loan ?? '' } })
    .catch(refuseForbidden('loans.follow'))
  return {
    loan,
    timeZone: (facts.everySite.find(({ id }) => id === loan.site) ?? facts.site).timeZone,
    done: url.searchParams.get('done'),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'loans.follow')
  return handleLoan(workPage(facts, request), request, params.loan ?? '')
}

export const clientAction = keepForm

/** A proposal as a dealer's people follow it, in its own currency and time. */
export default function Loan({ loaderData, actionData }: Route.ComponentProps) {
  const { loan, timeZone } = loaderData
  return (
    <MoreTexts locale={{ timeZone, currency: loan.currency }}>
      <LoanView data={loaderData} answer={actionData} />
    </MoreTexts>
  )
}

const GONE = { title: 'resources.loans.gone', text: 'resources.loans.goneText', back: 'resources.loans.back' } as const

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={LOANS} gone={GONE} />
)
