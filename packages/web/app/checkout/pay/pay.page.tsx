import { redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { refusedOf } from '../../forms/PostedForm.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { CHECKOUT_FORMS } from '../forms/checkout-forms.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { OrderSummary } from '../frame/OrderSummary.tsx'
import { LiveOrder } from '../live/LiveOrder.tsx'
import { TimeLeft } from '../time/TimeLeft.tsx'
import type { Route } from './+types/pay.page'
import { BoletoSlip, DocumentsFirst } from './BoletoSlip.tsx'
import { loadPay, type Pay } from './load-pay.ts'
import { OrderOver } from './OrderOver.tsx'
import { stateWord } from './pay-state.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PixCode } from './PixCode.tsx'
import { Processing } from './Processing.tsx'
import { takePayment } from './take-payment.ts'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const pay = await loadPay(known, url, params.order)
  if (pay.state.view === 'nothingDue') throw redirect(pathTo(known.site, 'orderDone', { order: params.order }), 303)
  return pay
}

export const action = ({ context, params, request, url }: Route.ActionArgs) =>
  takePayment(context.get(page), request, url, params.order)

export default function PayPage({ loaderData: pay, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { order, state } = pay
  const { view } = state
  const isOver = view === 'timeUp' || view === 'cancelled'
  const isRefused = view === 'choice' && (refusedOf(state.kind, actionData) !== null || state.refused !== null)
  return (
    <LiveOrder id="pay" order={order} state={stateWord(state)}>
      <CheckoutFrame
        step="payment"
        title={t(isOver ? `checkout.over.${view}` : `checkout.pay.${view}`, {
          kind: 'kind' in state ? state.kind : '',
        })}
        lead={isOver ? undefined : <Lead pay={pay} />}
        isRefused={isRefused}
        isAsideLast={view !== 'choice'}
        beside={view === 'choice' || view === 'processing' ? <ReservationTime pay={pay} /> : null}
        aside={
          <OrderSummary
            order={order}
            drawn={pay.drawn}
            untaxed={pay.untaxed}
            due={pay.due}
            isRemaining={'purpose' in state && state.purpose === 'remaining'}
          />
        }
      >
        <View pay={pay} answer={actionData} />
      </CheckoutFrame>
    </LiveOrder>
  )
}

function View({ pay, answer }: { readonly pay: Pay; readonly answer: unknown }) {
  const { state } = pay
  switch (state.view) {
    case 'timeUp':
    case 'cancelled':
      return <OrderOver pay={pay} answer={answer} />
    case 'processing':
      return <Processing charge={state.charge} />
    case 'pix':
      return <PixCode pay={pay} charge={state.charge} />
    case 'boleto':
      return <BoletoSlip pay={pay} charge={state.charge} />
    case 'documentsFirst':
      return <DocumentsFirst pay={pay} />
    case 'choice':
      return <PaymentChoice pay={pay} state={state} answer={CHECKOUT_FORMS.isKind(state.kind) ? answer : null} />
    case 'nothingDue':
      return null
  }
}

function Lead({ pay: { state } }: { readonly pay: Pay }) {
  const { t } = useTexts()
  const { view } = state
  if (view === 'pix' || view === 'boleto' || view === 'documentsFirst') return t(`checkout.pay.${view}.lead`)
  return 'purpose' in state ? t(`checkout.pay.${state.purpose}.lead`) : null
}

/** How long the car is held while the reservation value is awaited. */
function ReservationTime({ pay: { order, state } }: { readonly pay: Pay }) {
  const { t } = useTexts()
  if (!order.countdown || !('purpose' in state) || state.purpose !== 'deposit') return null
  return <TimeLeft {...order.countdown} label={t('checkout.time.held')} until="checkout.time.heldUntil" />
}
