import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { OPEN_ORDER } from './register.ts'

interface GoneProps {
  readonly code?: string
  readonly message?: string
  /** The person's own reservation under way. */
  readonly openOrder: string | null
  readonly isRefused?: boolean
}

/** What cannot be reserved, and where to go on: the own order that waits for its payment, all own orders, or other cars. */
export function Gone({ code = '', message, openOrder, isRefused = false }: GoneProps) {
  const { t } = useTexts()
  const site = useSite()
  const way = openOrder ? 'already' : OPEN_ORDER.includes(code) ? 'mine' : 'gone'
  const pages = { already: 'orderPay', mine: 'orders', gone: 'reserve' } as const
  const to = pathTo(site, pages[way], { order: openOrder ?? '' })
  return (
    <CheckoutFrame title={t(`checkout.${way}.title`)} isRefused={isRefused}>
      <InlineMessage tone="warn" title={message}>
        {t(`checkout.${way}.text`)}
      </InlineMessage>
      <p>
        <LinkButton variant="primary" to={to} reloadDocument={way === 'gone'}>
          {t(`checkout.${way}.goOn`)}
        </LinkButton>
      </p>
    </CheckoutFrame>
  )
}
