import { WITHDRAWAL_DAYS } from '@volante/domain/order/withdrawal'
import { FileText } from '../../ui/action/rare-icons.ts'
import { data, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { TermSheet } from '../../ui/data/TermSheet.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { BrokenLine } from '../forms/BrokenLine.tsx'
import { Field, SIGN_FORM } from '../forms/checkout-forms.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { loadOrder, loadShownOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { OrderSummary } from '../frame/OrderSummary.tsx'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import type { Route } from './+types/contract.page'
import css from './contract.module.css'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const shown = await loadShownOrder(known, url, params.order)
  const contracts = await known.api.privateApi.contractList({ query: { reservationId: shown.order.id } })
  const contract = contracts.find(({ state }) => state !== 'REPLACED') ?? null
  if (!contract && shown.order.status !== 'SIGN_CONTRACT') throw data(null, { status: 404 })
  return { ...shown, contract, idempotencyKey: crypto.randomUUID() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const order = await loadOrder(known, url, params.order)
  const form = await request.formData()
  return handleForm(known, SIGN_FORM, form, async () => {
    await known.api.privateApi.contractSign({ body: { id: String(form.get('contract')), accepted: true } })
    return redirect(pathTo(known.site, 'orderContract', { order: order.id }), 303)
  })
}
export const clientAction = keepForm

/** The contract is read, then signed: hash, time and origin are its signature. It is drawn up a moment after the order asks for it. */
export default function ContractPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { contract, idempotencyKey, order } = loaderData
  const view = contract === null ? 'preparing' : contract.state === 'SIGNED' ? 'signed' : 'open'
  return (
    <LiveOrder order={order} isWaiting={view === 'preparing'}>
      <CheckoutFrame
        title={t(`checkout.contract.${view}`)}
        lead={t(`checkout.contract.${view}Lead`)}
        aside={<OrderSummary {...loaderData} due={null} />}
        isAsideLast
      >
        {contract ? (
          <>
            {contract.content && <TermSheet {...contract.content} />}
            <Paper contract={contract} />
            {view === 'signed' ? (
              <NextSteps order={order} />
            ) : (
              <Form
                form={SIGN_FORM}
                answer={actionData}
                idempotencyKey={idempotencyKey}
                broken={<BrokenLine />}
                submit={t('checkout.contract.sign')}
                pending={t('checkout.contract.signing')}
              >
                <input type="hidden" name="contract" value={contract.id} />
                <Field name="accepted" label={t('checkout.contract.accept')} />
              </Form>
            )}
          </>
        ) : (
          <div role="status">
            <Spinner size={32}>{t('checkout.contract.preparingText')}</Spinner>
          </div>
        )}
      </CheckoutFrame>
    </LiveOrder>
  )
}

type Contract = NonNullable<Route.ComponentProps['loaderData']['contract']>

function Paper({ contract }: { readonly contract: Contract }) {
  const { t, date } = useTexts()
  const { country } = useSite()
  return (
    <>
      <p>
        <LinkButton
          to={`/api${contract.document}`}
          icon={FileText}
          size="large"
          reloadDocument
          target="_blank"
          rel="noopener"
        >
          {t('checkout.contract.read')}
        </LinkButton>
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
    </>
  )
}
