import type { OpenPrice } from '@volante/contract/car-shapes'
import type { Campaign } from '@volante/contract/order-shapes'
import type { ShownPrice } from '../../car-price/argentine-taxes.ts'

type CampaignCar = Campaign['cars'][number]

/** A car as a campaign sells it. */
export interface ShowcaseCar extends Omit<CampaignCar, keyof OpenPrice> {
  readonly price: ShownPrice
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'reservationValue' | 'reservationMinutes'>
}
