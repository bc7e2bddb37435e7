import type { RouteHandle } from '@volante/contract/page'
import { WITHDRAWAL_DAYS } from '@volante/domain/withdrawal'
import { FileText } from 'lucide-react'
import { data, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { CheckoutForm, refusedOf } from '../forms/CheckoutForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { takeForm } from '../forms/take-form.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { loadOrder, loadShownOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { OrderSummary } from '../frame/OrderSummary.tsx'
import type { Route } from './+types/contract.page'
import css from './contract.module.css'

export const handle = {
  texts: ['checkout', 'order', 'errors', 'ui'],
  cache: false,
  script: 'light',
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const shown = await loadShownOrder(known, url, params.order)
  const contracts = await known.api.privateApi.contractList({ query: { reservationId: shown.order.id } })
  const contract = contracts.find(({ state }) => state !== 'REPLACED') ?? null
  if (!contract) throw data(null, { status: 404 })
  return { ...shown, contract, idempotencyKey: crypto.randomUUID() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const order = await loadOrder(known, url, params.order)
  const form = await request.formData()
  return takeForm(known, form, 'sign', async () => {
    await known.api.privateApi.contractSign({ body: { id: String(form.get('contract')), accepted: true } })
    return redirect(pathTo(known.site, 'orderContract', { order: order.id }), 303)
  })
}

/** The contract is read, then signed: hash, time and origin are its signature. */
export default function Contract({ loaderData, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { country } = useSite()
  const { contract, order } = loaderData
  const isSigned = contract.state === 'SIGNED'
  return (
    <CheckoutFrame
      title={t(isSigned ? 'checkout.contract.signed' : 'checkout.contract.title')}
      lead={t(isSigned ? 'checkout.contract.signedLead' : 'checkout.contract.lead')}
      aside={<OrderSummary {...loaderData} due={null} />}
      isRefused={refusedOf('sign', actionData) !== null}
    >
      <p>
        <a className={css.file} href={`/api${contract.document}`} target="_blank" rel="noopener">
          <Icon icon={FileText} /> {t('checkout.contract.read')}
        </a>
      </p>
      <dl className={css.facts}>
        <div>
          <dt>{t('checkout.contract.version')}</dt>
          <dd>
            {t('checkout.contract.versionOf', { version: contract.version, at: date(contract.createdAt, 'moment') })}
          </dd>
        </div>
        {contract.signedAt ? (
          <div>
            <dt>{t('checkout.contract.signedAt')}</dt>
            <dd>{date(contract.signedAt, 'moment')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('checkout.contract.hash')}</dt>
          <dd className={css.hash}>{contract.sha256}</dd>
        </div>
      </dl>
      <InlineMessage tone="info">{t('checkout.contract.withdrawal', { days: WITHDRAWAL_DAYS[country] })}</InlineMessage>
      {isSigned ? (
        <NextSteps order={order} />
      ) : (
        <CheckoutForm
          kind="sign"
          refused={actionData}
          idempotencyKey={loaderData.idempotencyKey}
          submit={t('checkout.contract.sign')}
          pending={t('checkout.contract.signing')}
        >
          <input type="hidden" name="contract" value={contract.id} />
          <Accept />
        </CheckoutForm>
      )}
    </CheckoutFrame>
  )
}

function Accept() {
  const { t } = useTexts()
  const { errors } = useField()
  return (
    <Checkbox
      id="accepted"
      name="accepted"
      value="yes"
      label={t('checkout.contract.accept')}
      error={errors['accepted']}
    />
  )
}
