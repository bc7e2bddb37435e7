import { CONTACT_REASONS } from '@volante/domain/lead/message-work'
import { REPORT_CATEGORIES } from '@volante/domain/lead/report-work'
import type { RouteHandle } from '@volante/contract/page'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page as PageContext } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/contact.page'
import { CONTACT_FORMS, type FormKind } from './contact-forms.ts'
import { ContactHead, OtherWays } from './ContactFrame.tsx'
import css from './contact.module.css'
import { DealerFields, MessageFields, ReportFields } from './FormFields.tsx'
import { sendForm } from './send-form.ts'

export const handle = { texts: ['contact', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const isReport = url.searchParams.get('form') === 'report'
  const [dealer, models] = await Promise.all([dealerOf(shop, url.searchParams.get('dealer')), modelsOf(shop)])
  const kind: FormKind = isReport ? 'report' : dealer ? 'dealer' : 'message'
  const named = (codes: readonly string[], prefix: string) =>
    codes.map((code) => ({ value: code, label: shop.texts.byKey(`${prefix}.${code}`) }))
  const choices = (list: readonly { code: string; name: string }[]) =>
    list.map(({ code, name }) => ({ value: code, label: name }))
  return {
    kind,
    dealer,
    models,
    formKey: crypto.randomUUID(),
    reason: url.searchParams.get('reason') ?? '',
    contactReasons: named(CONTACT_REASONS, 'contact.reason'),
    reportReasons: isReport ? choices(await shop.api.reporting.reasons()) : [],
    products: isReport ? choices(await shop.api.reporting.products()) : [],
    categories: isReport ? named(REPORT_CATEGORIES, 'report.category') : [],
    dealers: isReport ? await dealersOf(shop) : [],
  }
}

/** The dealer of the address, when it sells the brand; any other leaves the message with the brand. */
async function dealerOf({ api, site }: PageContext, dealerCode: string | null) {
  if (!dealerCode || dealerCode.length > 40) return null
  const [found] = await api.dealerSearch.findDealersBy({ query: { dealerCode, brand: site.brand } })
  return found ? { id: found.id, code: found.dealerCode, name: found.name } : null
}

/** Every dealer of the brand in the country, by place: the report goes on to the one that it is about. */
async function dealersOf({ api, site }: PageContext) {
  const dealers = await api.reporting.dealers({ query: { brand: site.brand } })
  return dealers
    .map(({ idSiteGeo, name, city, state }) => ({ value: idSiteGeo, label: `${city} (${state}) · ${name}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, site.language))
}

async function modelsOf({ api, report }: PageContext) {
  const models = await api.reporting.carModels().catch((error: unknown) => {
    if (!callRefusal(error)) report(error)
    return []
  })
  return [...new Set(models.map(({ name }) => name))].map((name) => ({ value: name, label: name }))
}

export const action = ({ context, request }: Route.ActionArgs) => sendForm(context.get(page), request)
export const clientAction = keepForm

const FIELDS = { message: MessageFields, dealer: DealerFields, report: ReportFields }

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, dealer, formKey, reason } = loaderData
  const { t } = useTexts()
  const Fields = FIELDS[kind]
  return (
    <Page className={css.page}>
      <PageHead title={t('contact.title')} description={t('contact.description', { brand: useSite().brandName })} />
      <ContactHead kind={kind} dealer={dealer} />
      <Form
        key={kind}
        form={CONTACT_FORMS[kind]}
        answer={actionData}
        values={{ contactReason: reason, dealerId: dealer?.id ?? '' }}
        idempotencyKey={formKey}
        errorsTitle="contact.errors"
        broken={<Broken />}
        submit={t(kind === 'report' ? 'contact.sendReport' : 'contact.send')}
        pending={t('contact.sending')}
        aside={<PrivacyNote />}
      >
        {dealer && kind !== 'report' ? <input type="hidden" name="dealer" value={dealer.code} /> : null}
        <Fields {...loaderData} />
      </Form>
      <OtherWays />
    </Page>
  )
}

function Broken() {
  const { t, byKey } = useTexts()
  return (
    <InlineMessage tone="bad" title={byKey('contact.sendFailed')} isLive>
      {t('contact.failed', { phone: useSite().legal.phone })}
    </InlineMessage>
  )
}

function PrivacyNote() {
  const { t } = useTexts()
  return (
    <p>
      {t('contact.privacy')} <a href={pathTo(useSite(), 'privacy')}>{t('contact.privacyLink')}</a>
    </p>
  )
}
