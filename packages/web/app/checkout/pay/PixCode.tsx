import type { ChargeView } from '@volante/contract/order-shapes'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { PostButton } from '../../forms/PostButton.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { QrCode } from '../../ui/data/QrCode.tsx'
import { forgetPage, useKeptPage } from '../../order-live/keep-page.ts'
import { TimeLeft } from '../../order-live/TimeLeft.tsx'
import { CopyCode } from './CopyCode.tsx'
import type { Pay } from './load-pay.ts'
import css from './pay.module.css'

interface PixCodeProps {
  readonly pay: Pay
  readonly charge: ChargeView
}

/** The Pix: code to copy, code to scan, three steps and how long it holds (CK4). It is confirmed by itself (CK5). */
export function PixCode({ pay, charge }: PixCodeProps) {
  const { t, money, date } = useTexts()
  const site = useSite()
  const { pix, endTime } = charge
  const isOffline = useKeptPage(`${pathTo(site, 'reserve')}/`, charge.id)
  const path = pathTo(site, 'orderPay', { order: pay.order.id })
  // Paid, over or changed for another way: the address shows something else.
  useEffect(() => () => void forgetPage(path), [path])
  if (!pix) return null
  return (
    <div className={css.pix} data-keep-page>
      <div className={css.pixWay}>
        {endTime ? (
          <TimeLeft endsAt={endTime} now={pay.now} label={t('checkout.pix.left')} until="checkout.pix.until" />
        ) : null}
        <ol className={css.steps}>
          {(['open', 'pay', 'wait'] as const).map((step) => (
            <li key={step}>{t(`checkout.pix.step.${step}`, { amount: money(charge.value) })}</li>
          ))}
        </ol>
        <CopyCode id="pix-code" label={t('checkout.pix.code')} code={pix.code} copy={t('checkout.pix.copy')} isMain />
      </div>
      <QrCode drawing={pix.qr} label={t('checkout.pix.qr', { amount: money(charge.value) })} />
      {isOffline ? (
        <InlineMessage tone="warn" title={t('checkout.offline')} isLive>
          {endTime ? t('checkout.pix.offline', { time: date(endTime, 'time') }) : null}
        </InlineMessage>
      ) : null}
      <p className="soft small">
        {t(charge.purpose === 'deposit' ? 'checkout.pix.byItself' : 'checkout.pix.byItselfRest')}
      </p>
      <Other pay={pay} charge={charge} />
    </div>
  )
}

/** What else may be done about the money: another way in place of this one, the rest of a split balance; in the demo what a bank's app would do. */
export function Other({ pay: { order, isDemo }, charge }: PixCodeProps) {
  const { t, money } = useTexts()
  const site = useSite()
  const isRest = charge.purpose === 'remaining'
  const [kind] = order.payable[charge.purpose].filter((one) => one !== charge.type)
  const part = order.ledger.parts.find(({ isPaid, paymentKind }) => !isPaid && paymentKind === charge.type)
  const to = (query: Readonly<Record<string, string | number | null>>) =>
    pathTo(site, 'orderPay', { order: order.id }, { rest: isRest ? 1 : null, ...query })
  const left = isRest ? order.ledger.remaining : 0
  return (
    <div className={css.others}>
      {kind && left > 0 ? <Link to={to({ kind })}>{t('checkout.pay.payRest', { amount: money(left) })}</Link> : null}
      {kind ? <Link to={to({ kind, change: part?.id ?? 1 })}>{t('checkout.pay.otherWay')}</Link> : null}
      {isDemo ? (
        <PostButton fields={{ form: 'boxPay', charge: charge.id }} variant="quiet" size="small">
          {t('checkout.demo.pay')}
        </PostButton>
      ) : null}
    </div>
  )
}
