import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { loadOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import type { Route } from './+types/documents.page'
import { openPapers } from '../pay/pay-state.ts'
import { BuyerData } from './BuyerData.tsx'
import { completeBuyer, completionOfOrder } from './complete-buyer.ts'
import css from './documents.module.css'
import { Paper } from './Paper.tsx'
import { refusedPaper } from '../../forms/upload/refused-paper.ts'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const order = await loadOrder(known, url, params.order)
  const sent = await known.api.documents.versions({ params: { id: order.id } })
  return { order, sent, refused: refusedPaper(url), completion: await completionOfOrder(known, order) }
}

export const action = ({ context, params, request, url }: Route.ActionArgs) =>
  completeBuyer(context.get(page), request, url, params.order)
export const clientAction = keepForm

/** The papers of the purchase: each with how it stands and one place to drop, pick or photograph it. */
export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { order, sent, refused, completion } = loaderData
  const { documents } = order
  const open = openPapers(order).length
  const standing = open > 0 ? 'open' : documents.every(({ state }) => state === 'approved') ? 'approved' : 'allIn'
  const { uploadMegabytes: megabytes } = useSite().purchase
  if (completion && open > 0) {
    return (
      <CheckoutFrame title={t('checkout.documents.title')} lead={t('checkout.completion.lead')}>
        <BuyerData completion={completion} answer={actionData} />
      </CheckoutFrame>
    )
  }
  return (
    <LiveOrder order={order}>
      <CheckoutFrame
        title={t(open > 0 ? 'checkout.documents.title' : 'checkout.documents.titleIn')}
        lead={standing === 'approved' ? null : t('checkout.documents.lead', { megabytes })}
        isRefused={refused !== null}
      >
        <ul role="list">
          {documents.map((document) => (
            <Paper
              key={document.kind}
              document={document}
              files={sent.find(({ kind }) => kind === document.kind)?.files ?? []}
              orderId={order.id}
              refused={refused?.kind === document.kind ? refused : null}
            />
          ))}
        </ul>
        <div id="papers-next" className={css.next}>
          <p role="status">{t(`checkout.documents.${standing}`, { count: open })}</p>
          {open === 0 ? <NextSteps order={order} /> : null}
        </div>
        <InlineMessage tone="info">{t('checkout.documents.private')}</InlineMessage>
      </CheckoutFrame>
    </LiveOrder>
  )
}
