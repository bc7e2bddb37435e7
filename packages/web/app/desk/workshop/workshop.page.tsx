import { dayIn } from '@volante/domain/local-time'
import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { ScanButton } from '../../scanner/ScanButton.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { WorkHead } from '../../work/WorkHead.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { DealerNav } from '../dealers/DealerNav.tsx'
import { ownDealers } from '../dealers/own-dealers.ts'
import type { Route } from './+types/workshop.page'
import { CarInWorkshop } from './CarInWorkshop.tsx'
import { handleWorkshop, type Shown, WORKSHOP_PATH } from './handle-workshop.ts'
import { Field, FORMS } from './workshop-forms.ts'

export const handle = { query: ['dealer'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'vehicles.record')
  const { dealers, from, dealer, site } = await ownDealers(facts, url.searchParams, 'vehicles.record')
  const mayRepair = facts.visitor !== null && can(facts.visitor, 'recalls.update')
  const today = dayIn((site ?? facts.site).timeZone, facts.now)
  return { dealers, from, dealer, mayRepair, today, id: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'vehicles.record')
  return handleWorkshop(workPage(facts, request), url, await request.formData())
}
export const clientAction = keepForm

const shownIn = (answer: unknown): Shown | null =>
  typeof answer === 'object' && answer !== null && 'found' in answer ? (answer as Shown) : null

/** A car that stands in the workshop: what is known of it, and what was read and done. */
export default function Workshop({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { dealers, from, dealer, mayRepair, today, id } = loaderData
  const shown = shownIn(actionData)
  if (!dealer)
    return (
      <EmptyState title={t('reception.noDealer')}>
        <WorkHead title={t('logbook.desk.title')} />
        {t('reception.noDealerText')}
      </EmptyState>
    )
  return (
    <RecordPage title={t('logbook.desk.title')} text={t('logbook.desk.lead')}>
      {from || dealers.length > 1 ? (
        <DealerNav path={WORKSHOP_PATH} dealers={dealers} chosen={dealer.code} from={from} />
      ) : null}
      {shown?.done ? (
        <Outcome tone={shown.done === 'doubted' ? 'bad' : 'good'}>{t(`logbook.desk.done.${shown.done}`)}</Outcome>
      ) : null}
      <Form
        form={FORMS.find}
        answer={actionData}
        values={{ vehicle: shown?.found.vehicle ?? '' }}
        submit={t('logbook.desk.find')}
        pending={t('logbook.desk.finding')}
        look={{ variant: shown ? 'secondary' : 'primary', size: 'medium' }}
      >
        <Stack gap={2}>
          <Field name="vehicle" />
          <ScanButton field="vehicle" />
        </Stack>
      </Form>
      {shown ? (
        <CarInWorkshop shown={shown} answer={actionData} facts={{ dealerCode: dealer.code, mayRepair, today, id }} />
      ) : null}
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={WORKSHOP_PATH} />
)
