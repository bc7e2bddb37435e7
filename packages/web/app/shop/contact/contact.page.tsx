import { CONTACT_REASONS } from '@volante/contract/contact'
import type { RouteHandle } from '@volante/contract/page'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page as PageContext } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/contact.page'
import type { FormKind } from './contact-forms.ts'
import { ContactHead, OtherWays } from './ContactFrame.tsx'
import { ContactTrouble } from './ContactTrouble.tsx'
import css from './contact.module.css'
import { DealerFields, MessageFields, ReportFields } from './FormFields.tsx'
import { type RefusedForm, sendForm } from './send-form.ts'

export const handle = { texts: ['contact', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

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
  }
}

/** The dealer of the address, when it sells the brand; any other leaves the message with the brand. */
async function dealerOf({ api, site }: PageContext, dealerCode: string | null) {
  if (!dealerCode || dealerCode.length > 40) return null
  const [found] = await api.dealerSearch.findDealersBy({ query: { dealerCode, brand: site.brand } })
  return found ? { id: found.id, code: found.dealerCode, name: found.name } : null
}

async function modelsOf({ api, report }: PageContext): Promise<readonly string[]> {
  const models = await api.reporting.carModels().catch((error: unknown) => {
    if (!callRefusal(error)) report(error)
    return []
  })
  return [...new Set(models.map(({ name }) => name))]
}

export const action = ({ context, request }: Route.ActionArgs) => sendForm(context.get(page), request)

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactForm {...loaderData} refused={actionData} />
}

export type ContactData = Awaited<ReturnType<typeof loader>>

function ContactForm(props: ContactData & { readonly refused: RefusedForm | undefined }) {
  const { kind, dealer, formKey, refused } = props
  const { t } = useTexts()
  const site = useSite()
  const title = t('contact.title')
  const { values = {}, errors = {} } = refused ?? {}
  const Fields = { message: MessageFields, dealer: DealerFields, report: ReportFields }[kind]
  return (
    <Page className={css.page}>
      <PageHead
        title={refused ? t('shell.error.prefix', { title }) : title}
        description={t('contact.description', { brand: site.brandName })}
      />
      <ContactHead kind={kind} dealer={dealer} />
      <form
        id="contact-form"
        method="post"
        className={css.form}
        noValidate
        data-start="contact"
        data-errors-title="contact.errors"
      >
        <XsrfField />
        <input type="hidden" name="form" value={kind} />
        <input type="hidden" name="key" value={formKey} />
        {dealer ? <input type="hidden" name="dealer" value={kind === 'report' ? dealer.id : dealer.code} /> : null}
        <ContactTrouble kind={kind} errors={errors} hasFailed={refused?.hasFailed === true} />
        <Fields {...props} values={values} errors={errors} />
        <div className={css.send}>
          <Button type="submit" variant="primary" size="large" whilePending={t('contact.sending')}>
            {t(kind === 'report' ? 'contact.sendReport' : 'contact.send')}
          </Button>
          <p>
            {t('contact.privacy')} <a href={pathTo(site, 'privacy')}>{t('contact.privacyLink')}</a>
          </p>
        </div>
      </form>
      <OtherWays />
    </Page>
  )
}
