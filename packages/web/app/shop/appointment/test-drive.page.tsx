import type { RouteHandle } from '@volante/contract/page'
import { LICENCE_CATEGORIES, type LicenceCategory } from '@volante/domain/vocabulary'
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
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { knownPlace } from '../../places/known-place.ts'
import type { Route } from './+types/test-drive.page'
import css from './appointment.module.css'
import { NothingFree } from './NothingFree.tsx'
import { ChooseDealer } from './ChooseDealer.tsx'
import { ComeFields } from './form/ComeFields.tsx'
import { useComeForm } from './form/use-come-form.tsx'
import { loadTestDrive } from './load-test-drive.ts'
import { allowed, Field, TEST_DRIVE } from './appointment-forms.ts'
import { askFor } from './ask-for.ts'
import { ChooseModel } from './ChooseModel.tsx'

export const handle = {
  texts: ['appointment', 'errors', 'ui'],
  cache: false,
  query: ['dealer', 'model', 'version', 'color', 'year', 'near', 'day'],
} satisfies RouteHandle

export const loader = ({ context, url, request }: Route.LoaderArgs) => {
  const shop = context.get(page)
  return loadTestDrive(shop, url.searchParams, knownPlace(request, shop.site.country))
}

/** Holds the slot, or keeps a place on the waiting list, and leads to its own page. The same form sent twice is one appointment. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  const what = {
    model: formText(posted, 'model'),
    version: formText(posted, 'version') || null,
    dealerCode: formText(posted, 'dealer'),
  }
  return handleForm(
    facts,
    TEST_DRIVE,
    posted,
    async ({ slot, contact, licence, ...who }) => {
      const body = { ...who, ...what, licence: (licence || null) as LicenceCategory | null, ...allowed(contact) }
      return redirectDocument(await askFor(facts, posted, body, slot), 303)
    },
    { needed: formText(posted, 'needed') },
  )
}
export const clientAction = keepForm

export default function TestDrive({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { dealer, near, model, built, models, days, day, others, who, formKey } = loaderData
  const come = useComeForm(formKey, day)
  const car = { model: model?.slug, ...built?.codes }
  const again = (change: Readonly<Record<string, string | null>>) =>
    pathTo(site, 'testDrive', null, { dealer: dealer?.code, ...car, ...change })
  return (
    <Page width="narrow">
      <PageHead title={t('appointment.title')} description={t('appointment.description', { brand: site.brandName })} />
      <header className={css.head}>
        <h1>{model ? t('appointment.headingOf', { model: model.name }) : t('appointment.heading')}</h1>
        <p className="soft text-18">{t('appointment.lead')}</p>
      </header>
      {model && model.licence !== 'B' ? (
        <InlineMessage tone="info">
          {t('appointment.licenceNeeded', { model: model.name, category: model.licence })}
        </InlineMessage>
      ) : null}
      <ChooseModel
        model={model}
        built={built}
        models={models}
        hrefOf={(slug) => pathTo(site, 'testDrive', null, { model: slug, dealer: dealer?.code, near: near || null })}
      />
      <ChooseDealer {...loaderData} page="testDrive" kept={car} />
      <NothingFree dealer={dealer} days={days} others={others} hrefOf={(code) => again({ dealer: code })} />
      {dealer && model && day ? (
        <Form form={TEST_DRIVE} answer={actionData} values={who} facts={{ needed: model.licence }} {...come}>
          <ComeFields
            hidden={{ dealer: dealer.code, model: model.name, version: built?.name ?? '', needed: model.licence }}
            days={days}
            day={day}
            hrefOf={(one) => again({ day: one })}
          >
            {model.licence === 'B' ? null : (
              <Field
                name="licence"
                options={LICENCE_CATEGORIES.map((category) => ({ value: category, label: category }))}
              />
            )}
          </ComeFields>
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
