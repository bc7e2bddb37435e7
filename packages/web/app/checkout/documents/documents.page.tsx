import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { loadOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import type { Route } from './+types/documents.page'
import css from './documents.module.css'
import { Paper } from './Paper.tsx'
import { refusedPaper } from './refused-paper.ts'
import { UPLOAD_MAX_BYTES } from './upload-limits.ts'

export const handle = CHECKOUT_PAGE

export const loader = async ({ context, params, url }: Route.LoaderArgs) => ({
  order: await loadOrder(context.get(page), url, params.order),
  refused: refusedPaper(url),
})

/** The papers of the purchase: each with how it stands and one place to drop, pick or photograph it. */
export default function Documents({ loaderData: { order, refused } }: Route.ComponentProps) {
  const { t } = useTexts()
  const { documents } = order
  const open = documents.filter(({ state }) => state === 'missing' || state === 'refused').length
  const megabytes = UPLOAD_MAX_BYTES / 1_000_000
  return (
    <LiveOrder order={order}>
      <CheckoutFrame
        title={t('checkout.documents.title')}
        lead={t('checkout.documents.lead', { megabytes })}
        isRefused={refused !== null}
      >
        <ul role="list" className={css.papers}>
          {documents.map((document) => (
            <Paper
              key={document.kind}
              document={document}
              orderId={order.id}
              refused={refused?.kind === document.kind ? refused : null}
            />
          ))}
        </ul>
        <div id="papers-next" className={css.next}>
          <p role="status">
            {open > 0 ? t('checkout.documents.open', { count: open }) : t('checkout.documents.allIn')}
          </p>
          {open === 0 ? <NextSteps order={order} /> : null}
        </div>
        <InlineMessage tone="info">{t('checkout.documents.private')}</InlineMessage>
      </CheckoutFrame>
    </LiveOrder>
  )
}
