import type { RouteHandle } from '@volante/contract/page'
import { redirectDocument } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { knownPlace } from '../../places/known-place.ts'
import type { Route } from './+types/service-visit.page'
import { allowed, Field, SERVICE_VISIT } from './appointment-forms.ts'
import { askFor } from './ask-for.ts'
import css from './appointment.module.css'
import { ChooseDealer } from './ChooseDealer.tsx'
import { ComeFields } from './form/ComeFields.tsx'
import { useComeForm } from './form/use-come-form.tsx'
import { ChooseService } from './ChooseService.tsx'
import { QUOTED, quoteIn } from './load-quote.ts'
import { loadServiceVisit } from './load-service-visit.ts'
import { NothingFree } from './NothingFree.tsx'
import { RepairDealers } from './repair/RepairDealers.tsx'
import { QuoteLine } from './QuoteLine.tsx'

export const handle = {
  texts: ['appointment', 'errors', 'ui'],
  cache: false,
  query: ['dealer', 'service', 'campaign', 'car', 'model', 'near', 'day', ...QUOTED],
} satisfies RouteHandle

export const loader = ({ context, url, request }: Route.LoaderArgs) => {
  const shop = context.get(page)
  return loadServiceVisit(shop, url.searchParams, knownPlace(request, shop.site.country))
}

/** Holds the slot, or keeps a place on the waiting list, and leads to its own page. The same form sent twice is one appointment. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  return handleForm(facts, SERVICE_VISIT, posted, async ({ slot, contact, carModel, ...who }) => {
    const quote = quoteIn(formText(posted, 'quote'))
    const what = {
      model: carModel,
      dealerCode: formText(posted, 'dealer'),
      serviceId: formText(posted, 'service'),
      quote,
      campaignId: formText(posted, 'campaign') || null,
    }
    return redirectDocument(await askFor(facts, posted, { ...who, ...what, ...allowed(contact) }, slot), 303)
  })
}
export const clientAction = keepForm

export default function ServiceVisit({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { dealer, service, wanted, model, days, day, others, who, ownCar, formKey, quoted, priced, recall, repairers } =
    loaderData
  const come = useComeForm(formKey, day)
  const kept = {
    ...quoted,
    service: wanted,
    campaign: recall?.id ?? null,
    car: ownCar?.id ?? null,
    model: model || null,
  }
  const at = (change: Readonly<Record<string, string | null>>) =>
    pathTo(site, 'serviceVisit', null, { ...kept, dealer: dealer?.code, ...change })
  return (
    <Page width="narrow">
      <PageHead
        title={t('appointment.service.title')}
        description={t('appointment.service.description', { brand: site.brandName })}
      />
      <header className={css.head}>
        <h1>{t('appointment.service.heading')}</h1>
        <p className="soft text-18">{t('appointment.service.lead')}</p>
      </header>
      {recall ? <p className="strong">{t('appointment.repair', { title: recall.title })}</p> : null}
      <ChooseDealer {...loaderData} page="serviceVisit" kept={kept}>
        {recall && repairers ? (
          <RepairDealers
            campaign={recall}
            dealers={repairers.at[recall.id] ?? []}
            isNear={repairers.isNear}
            ownCar={ownCar?.id ?? null}
          />
        ) : null}
      </ChooseDealer>
      {dealer ? <ChooseService {...loaderData} hrefOf={(id) => at({ service: id })} /> : null}
      {priced ? <QuoteLine {...priced} /> : null}
      <NothingFree dealer={dealer} days={days} others={others} hrefOf={(code) => at({ dealer: code })} />
      {dealer && service && day ? (
        <Form
          form={SERVICE_VISIT}
          answer={actionData}
          values={{ ...who, carModel: ownCar?.carModel ?? model, plate: ownCar?.plate ?? '' }}
          {...come}
        >
          <ComeFields
            hidden={{
              dealer: dealer.code,
              service: service.id,
              campaign: recall?.id ?? '',
              quote: priced ? JSON.stringify(priced.quote) : '',
            }}
            days={days}
            day={day}
            hrefOf={(one) => at({ day: one })}
          >
            <Fieldset legend={t('appointment.car')}>
              <Field name="carModel" />
              <FormRow>
                <Field name="plate" />
                <Field name="mileage" />
              </FormRow>
            </Fieldset>
          </ComeFields>
        </Form>
      ) : null}
    </Page>
  )
}
