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
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { knownPlace } from '../../places/known-place.ts'
import type { Route } from './+types/visit.page'
import { allowed, VISIT } from './appointment-forms.ts'
import css from './appointment.module.css'
import { askFor } from './ask-for.ts'
import { ChooseDealer } from './ChooseDealer.tsx'
import { ComeFields } from './form/ComeFields.tsx'
import { useComeForm } from './form/use-come-form.tsx'
import { loadVisit } from './load-visit.ts'
import { NothingFree } from './NothingFree.tsx'

export const handle = {
  texts: ['appointment', 'errors', 'ui'],
  cache: false,
  query: ['dealer', 'model', 'near', 'day'],
} satisfies RouteHandle

export const loader = ({ context, url, request }: Route.LoaderArgs) => {
  const shop = context.get(page)
  return loadVisit(shop, url.searchParams, knownPlace(request, shop.site.country))
}

/** Holds the slot, or keeps a place on the waiting list, and leads to its own page. The same form sent twice is one appointment. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  const what = {
    kind: 'VISIT',
    model: formText(posted, 'model') || null,
    dealerCode: formText(posted, 'dealer'),
  } as const
  return handleForm(facts, VISIT, posted, async ({ slot, contact, ...who }) =>
    redirectDocument(await askFor(facts, posted, { ...who, ...what, ...allowed(contact) }, slot), 303),
  )
}
export const clientAction = keepForm

/** Who wants to see the cars, or to talk, finds somebody at the dealer who expects them. */
export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { dealer, model, days, day, others, who, formKey } = loaderData
  const come = useComeForm(formKey, day)
  const kept = { model: model?.slug }
  const at = (change: Readonly<Record<string, string>>) =>
    pathTo(site, 'visit', null, { ...kept, dealer: dealer?.code, ...change })
  return (
    <Page width="narrow">
      <PageHead
        title={t('appointment.visit.title')}
        description={t('appointment.visit.description', { brand: site.brandName })}
      />
      <header className={css.head}>
        <h1>{model ? t('appointment.visit.headingOf', { model: model.name }) : t('appointment.visit.heading')}</h1>
        <p className="soft text-18">{t('appointment.visit.lead')}</p>
      </header>
      <ChooseDealer {...loaderData} page="visit" kept={kept} />
      <NothingFree dealer={dealer} days={days} others={others} hrefOf={(code) => at({ dealer: code })} />
      {dealer && day ? (
        <Form form={VISIT} answer={actionData} values={who} {...come}>
          <ComeFields
            hidden={{ dealer: dealer.code, model: model?.name ?? '' }}
            days={days}
            day={day}
            hrefOf={(one) => at({ day: one })}
          />
        </Form>
      ) : null}
      {dealer ? null : (
        <p>
          <LinkButton variant="quiet" to={pathTo(site, 'dealers')} reloadDocument>
            {t('appointment.allDealers')}
          </LinkButton>
        </p>
      )}
    </Page>
  )
}
