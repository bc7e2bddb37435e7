import type { OrderView } from '@volante/contract/order-shapes'
import { useTexts } from '../../texts/texts.tsx'
import { DayRange } from '../../ui/data/DayRange.tsx'

export interface Delivery {
  readonly place: OrderView['unitPlace']
  readonly earliestOn: string
  readonly latestOn: string
}

/** Where the car is and between which days it is handed over, known before anything is paid. */
export function DeliveryWindow({ delivery: { place, earliestOn, latestOn } }: { readonly delivery: Delivery }) {
  const { t } = useTexts()
  return (
    <div>
      <p>
        <strong>{t('checkout.delivery')}</strong> <DayRange from={earliestOn} to={latestOn} />
      </p>
      <p className="soft small">
        {t(`order.place.${place}`)}. {t('checkout.delivery.text')}
      </p>
    </div>
  )
}
