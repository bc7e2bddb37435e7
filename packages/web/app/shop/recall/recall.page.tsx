import { dayIn } from '@volante/domain/local-time'
import type { RangedCampaign, RecallAnswer } from '@volante/contract/recall'
import { vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Day } from '@volante/domain/date'
import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { ScanButton } from '../../scanner/ScanButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Opening, Page as Frame } from '../../ui/layout/Page.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/recall.page'
import { loadRepairers } from '../appointment/repair/load-repairers.ts'
import { knownPlace } from '../../places/known-place.ts'
import { Found, type RecallFound } from './Found.tsx'
import { Field, RECALL_FORM } from './recall-form.ts'
import { CampaignFacts } from './CampaignFacts.tsx'
import { CampaignProgress } from './CampaignProgress.tsx'
import { brandOf, loadCampaigns } from './load-campaigns.ts'
import { WhereChassis } from './WhereChassis.tsx'

export const handle = {
  texts: ['recall', 'appointment', 'scanner', 'errors', 'ui'],
  cache: false,
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(page)
  const near = knownPlace(request, shop.site.country)
  return { near, campaigns: await loadCampaigns(shop), today: dayIn(shop.site.timeZone, shop.now) }
}

/** A chassis is never part of an address: it stands in no history and no log. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(page)
  return handleForm(facts, RECALL_FORM, await request.formData(), async ({ vehicle, near }) => {
    const answer = await facts.api.recall.recall({ params: { brand: brandOf(facts.site), id: vehicle.trim() } })
    const repairable = answer.campaigns.flatMap(({ id, remedyFrom }) => (remedyFrom === null ? [] : [id]))
    const repairers = await loadRepairers(facts, repairable, near.trim().slice(0, 80))
    const ownCar = await ownCarOf(facts, vehicle, answer)
    return data<RecallFound>({ view: 'recall', vehicle, near, ...answer, ownCar, repairers })
  })
}
export const clientAction = keepForm

/** The car in the garage of who is signed in, where something of it was repaired: its receipts are there. */
async function ownCarOf(
  { api, site, visitor }: Page,
  vehicle: string,
  { repairs }: RecallAnswer,
): Promise<string | null> {
  const key = vehicleKey(vehicle, site.country)
  if (!visitor || repairs.length === 0 || 'key' in key) return null
  try {
    const { id, chassis } = await api.garage.ownedCar({ query: key })
    return chassis === null ? null : id
  } catch (error) {
    if (callRefusal(error)?.status === 404) return null
    throw error
  }
}

const isFound = (answer: unknown): answer is RecallFound =>
  typeof answer === 'object' && answer !== null && 'view' in answer && answer.view === 'recall'

/** Whether a car is called back, without login (RC-1, RC-2): one answer, what to do, and what was announced. */
export default function Recall({ loaderData, actionData }: Route.ComponentProps) {
  const { brandName } = useSite()
  const { t } = useTexts()
  return (
    <Frame gap={8}>
      <PageHead title={t('recall.title')} description={t('recall.description', { brand: brandName })} />
      {isFound(actionData) ? (
        <Found answer={actionData} today={loaderData.today} />
      ) : (
        <Opening title={t('recall.heading')} lead={t('recall.lead')} />
      )}
      <Form
        form={RECALL_FORM}
        answer={isFound(actionData) ? undefined : actionData}
        values={isFound(actionData) ? { near: actionData.near } : { near: loaderData.near }}
        submit={t('recall.ask')}
        pending={t('recall.asking')}
      >
        <Stack gap={2}>
          <Field name="vehicle" />
          <ScanButton field="vehicle" />
        </Stack>
        <Field name="near" isOptional />
      </Form>
      <WhereChassis isOpen={isFound(actionData) && actionData.state === 'unknown'} />
      <Announced {...loaderData} />
    </Frame>
  )
}

function Announced({ campaigns, today }: { readonly campaigns: readonly RangedCampaign[]; readonly today: Day }) {
  const site = useSite()
  const { t } = useTexts()
  return (
    <Stack as="section" gap={4} aria-labelledby="announced" className="ruled">
      <h2 id="announced">{t('recall.announced')}</h2>
      {campaigns.length === 0 ? <p className="soft">{t('recall.announced.none')}</p> : null}
      {campaigns.map((campaign) => (
        <Disclosure key={campaign.id} title={campaign.title}>
          <Stack gap={4}>
            <CampaignFacts campaign={campaign} today={today} />
            <CampaignProgress {...campaign} />
            <a href={pathTo(site, 'recallCampaign', { campaign: campaign.id.toLowerCase() })}>
              {t('recall.campaign')}
              <span className="unseen">: {campaign.title}</span>
            </a>
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  )
}
