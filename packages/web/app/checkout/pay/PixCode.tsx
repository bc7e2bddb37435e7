import type { ChargeView } from '@volante/contract/order-shapes'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { QrCode } from '../frame/QrCode.tsx'
import { TimeLeft } from '../time/TimeLeft.tsx'
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
  const { site } = usePage()
  const { pix, endTime } = charge
  if (!pix) return null
  return (
    <div className={css.pix} data-start="offline" data-keep-page={`${pathTo(site, 'reserve')}/`}>
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
      <div className={css.offline} hidden data-offline>
        <InlineMessage tone="warn" title={t('checkout.offline')}>
          {endTime ? t('checkout.pix.offline', { time: date(endTime, 'time') }) : null}
        </InlineMessage>
      </div>
      <p className={css.soft}>{t('checkout.pix.byItself')}</p>
      <Other pay={pay} charge={charge} />
    </div>
  )
}

/** Another way to pay; in the demo also what a bank's app would do. */
export function Other({ pay: { order, state, isDemo }, charge }: PixCodeProps) {
  const { t } = useTexts()
  const { site } = usePage()
  const kinds = 'purpose' in state ? order.payable[state.purpose].filter((kind) => kind !== charge.type) : []
  const [kind] = kinds
  return (
    <div className={css.others}>
      {kind ? (
        <a
          href={pathTo(
            site,
            'orderPay',
            { order: order.id },
            { kind, rest: charge.purpose === 'remaining' ? 1 : null },
          )}
        >
          {t('checkout.pay.otherWay')}
        </a>
      ) : null}
      {isDemo ? (
        <form method="post">
          <XsrfField />
          <input type="hidden" name="form" value="boxPay" />
          <input type="hidden" name="charge" value={charge.id} />
          <Button type="submit" variant="quiet" size="small">
            {t('checkout.demo.pay')}
          </Button>
        </form>
      ) : null}
    </div>
  )
}
