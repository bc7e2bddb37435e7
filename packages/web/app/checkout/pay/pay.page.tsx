import { replace } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { OrderSummary } from '../frame/OrderSummary.tsx'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import { useActionResult } from '../../order-live/use-action-result.ts'
import { TimeLeft } from '../../order-live/TimeLeft.tsx'
import type { Route } from './+types/pay.page'
import { BoletoSlip, DocumentsFirst } from './BoletoSlip.tsx'
import { loadPay, type Pay } from './load-pay.ts'
import { OrderOver } from './OrderOver.tsx'
import { pay } from './pay.ts'
import { PaymentForm, PaymentWays } from './PaymentForm.tsx'
import { PixCode } from './PixCode.tsx'
import { Processing } from './Processing.tsx'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const shown = await loadPay(known, url, params.order)
  if (shown.state.view === 'nothingDue') throw replace(pathTo(known.site, 'orderDone', { order: params.order }), 303)
  return shown
}

export const action = ({ context, params, request, url }: Route.ActionArgs) =>
  pay(context.get(page), request, url, params.order)
export const clientAction = keepForm

export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const answer = useActionResult<unknown>(actionData)
  const { order, state, drawn, untaxed, due } = loaderData
  const { view } = state
  const isOver = view === 'timeUp' || view === 'cancelled'
  return (
    <LiveOrder order={order} isWaiting={view === 'processing' || view === 'pix'}>
      <CheckoutFrame
        step="payment"
        title={t(isOver ? `checkout.over.${view}` : `checkout.pay.${view}`, {
          kind: 'kind' in state ? state.kind : '',
        })}
        lead={isOver ? undefined : <Lead pay={loaderData} />}
        isAsideLast={view !== 'choice'}
        beside={view === 'choice' || view === 'processing' ? <ReservationTime pay={loaderData} /> : null}
        aside={
          <OrderSummary
            order={order}
            drawn={drawn}
            untaxed={untaxed}
            due={due}
            isRemaining={'purpose' in state && state.purpose === 'remaining'}
          />
        }
      >
        <View pay={loaderData} answer={answer} />
        <PaymentForm pay={loaderData} answer={answer} />
      </CheckoutFrame>
    </LiveOrder>
  )
}

function View({ pay: shown, answer }: { readonly pay: Pay; readonly answer: unknown }) {
  const { state } = shown
  switch (state.view) {
    case 'timeUp':
    case 'cancelled':
      return <OrderOver pay={shown} answer={answer} />
    case 'processing':
      return <Processing charge={state.charge} />
    case 'pix':
      return <PixCode pay={shown} charge={state.charge} />
    case 'boleto':
      return <BoletoSlip pay={shown} charge={state.charge} />
    case 'documentsFirst':
      return <DocumentsFirst pay={shown} />
    case 'choice':
      return <PaymentWays pay={shown} state={state} />
    case 'nothingDue':
      return null
  }
}

function Lead({ pay: { state } }: { readonly pay: Pay }) {
  const { t } = useTexts()
  const { view } = state
  if (view === 'boleto' && state.purpose === 'remaining') return t('checkout.pay.boleto.leadRest')
  if (view === 'pix' || view === 'boleto' || view === 'documentsFirst') return t(`checkout.pay.${view}.lead`)
  return 'purpose' in state ? t(`checkout.pay.${state.purpose}.lead`) : null
}

/** How long the car is held while the reservation value is awaited. */
function ReservationTime({ pay: { order, state } }: { readonly pay: Pay }) {
  const { t } = useTexts()
  if (!order.countdown || !('purpose' in state) || state.purpose !== 'deposit') return null
  return <TimeLeft {...order.countdown} label={t('checkout.time.held')} until="checkout.time.heldUntil" />
}
