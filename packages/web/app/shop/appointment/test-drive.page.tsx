import type { RouteHandle } from '@volante/contract/page'
import { redirectDocument } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { onceKey } from '../../forms/once-key.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/test-drive.page'
import css from './appointment.module.css'
import { NothingFree } from './NothingFree.tsx'
import { ChooseDealer } from './ChooseDealer.tsx'
import { loadTestDrive } from './load-test-drive.ts'
import { SlotFields } from './SlotFields.tsx'
import { WhoFields } from './WhoFields.tsx'
import { allowed, Field, readSlot, TEST_DRIVE } from './appointment-forms.ts'

export const handle = {
  texts: ['appointment', 'errors', 'ui'],
  cache: false,
  query: ['dealer', 'model', 'near', 'day'],
} satisfies RouteHandle

export const loader = ({ context, url }: Route.LoaderArgs) => loadTestDrive(context.get(page), url.searchParams)

/** Holds the slot and leads to the appointment's own page. The same form sent twice is one appointment. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  return handleForm(facts, TEST_DRIVE, posted, async ({ slot, contact, ...who }) => {
    const body = { ...who, ...readSlot(slot), ...allowed(contact), dealerCode: formText(posted, 'dealer') }
    const { token } = await facts.api.scheduler.create({ body, idempotencyKey: await onceKey(posted, body) })
    return redirectDocument(pathTo(facts.site, 'appointment', { token }), 303)
  })
}
export const clientAction = keepForm

export default function TestDrive({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { dealer, model, models, days, day, formKey } = loaderData
  const again = (change: Readonly<Record<string, string | null>>) =>
    pathTo(site, 'testDrive', null, { dealer: dealer?.code, model: model?.slug, ...change })
  return (
    <Page className={css.page}>
      <PageHead title={t('appointment.title')} description={t('appointment.description', { brand: site.brandName })} />
      <header className={css.head}>
        <h1>{model ? t('appointment.headingOf', { model: model.name }) : t('appointment.heading')}</h1>
        <p className="soft text-18">{t('appointment.lead')}</p>
      </header>
      {model?.licence === 'C' ? (
        <InlineMessage tone="info">{t('appointment.licence', { model: model.name })}</InlineMessage>
      ) : null}
      <ChooseDealer {...loaderData} page="testDrive" kept={{ model: model?.slug }} />
      {dealer && !day ? <NothingFree {...dealer} /> : null}
      {dealer && day ? (
        <Form
          form={TEST_DRIVE}
          answer={actionData}
          values={{ model: model?.name ?? '' }}
          idempotencyKey={formKey}
          errorsTitle="appointment.errors"
          submit={t('appointment.ask')}
          pending={t('appointment.asking')}
          aside={<p>{t('appointment.promise')}</p>}
        >
          <input type="hidden" name="dealer" value={dealer.code} />
          <SlotFields days={days} day={day} hrefOf={(one) => again({ day: one })} />
          <Field name="model" options={models.map(({ name }) => ({ value: name, label: name }))} />
          <WhoFields />
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
