import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import type { Route } from './+types/handed-photo.page'
import { Camera } from './Camera.tsx'
import css from './photo.module.css'

export const handle = CHECKOUT_PAGE

/** The token is spent only when the camera is opened: link previews and reloads cost nothing. */
export const loader = ({ params }: Route.LoaderArgs) => ({ token: params.token.slice(0, 80) })

/** The phone's part of the hand-off: no sign-in, one order's photo and nothing else. */
export default function HandedPhoto({ loaderData: { token } }: Route.ComponentProps) {
  const { t } = useTexts()
  const { legal } = useSite()
  return (
    <CheckoutFrame title={t('checkout.photo.title')} lead={t('checkout.photo.phoneLead')}>
      <div className={css.onlyComputer}>
        <InlineMessage tone="warn" title={t('antiFraud.mobileOnly')}>
          {t('checkout.photo.useYourPhone')}
        </InlineMessage>
      </div>
      <div className={css.onPhone}>
        <Camera
          photo={null}
          token={token}
          human={
            <InlineMessage tone="warn" title={t('order.selfie.maxAttempts')}>
              {t('checkout.photo.humanOnComputer', { phone: legal.phone })}
            </InlineMessage>
          }
        />
      </div>
    </CheckoutFrame>
  )
}
