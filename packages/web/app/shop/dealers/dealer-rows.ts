import type { Dealer } from '@volante/contract/dealer'
import type { Site } from '@volante/contract/site'
import { directionsLink } from '@volante/domain/places/geo'
import type { LonLat } from '@volante/domain/places/places'
import { formatPhone } from '@volante/domain/person/phone'
import type { Page } from '../../shell/page-context.ts'
import { type Opening, openingOf } from '@volante/domain/places/opening-today'
import { streetLine } from '@volante/domain/places/address'

/** A dealer as lists show it. */
export interface DealerRow {
  readonly code: string
  readonly name: string
  /** Street, number and neighbourhood as they are written there; what is missing leaves no gap. */
  readonly address: string
  readonly city: string
  readonly state: string
  readonly at: LonLat
  /** Metres, when somebody is somewhere. */
  readonly distance: number | null
  readonly opening: Opening
  readonly phone: string
  readonly telLink: string
  readonly whatsAppLink: string | null
  readonly routeLink: string
  /** From outside, where somebody has shown it. */
  readonly picture: Dealer['picture']
}

type Shop = Pick<Page, 'site' | 'now' | 'texts'>

/** Takes a dealer and, if known, where the visitor starts; links lead from there. */
export function dealerRow(
  { site, now, texts }: Shop,
  dealer: Dealer & { distance?: number },
  from?: LonLat,
): DealerRow {
  const { name, city, state, picture } = dealer
  const at: LonLat = [dealer.longitude, dealer.latitude]
  const greeting = texts.t('dealers.greeting', { dealer: name, brand: site.brandName })
  return {
    name,
    address: addressOf(dealer),
    city,
    state,
    at,
    picture,
    code: dealer.dealerCode,
    distance: dealer.distance ?? null,
    opening: openingOf(dealer, now, site),
    ...phoneOf(dealer.phone, site),
    whatsAppLink: dealer.whatsApp
      ? `${site.messagingAddress}/${dealer.whatsApp}?text=${encodeURIComponent(greeting)}`
      : null,
    routeLink: directionsLink(site.directionsAddress, at, from),
  }
}

function addressOf(dealer: Dealer): string {
  return [streetLine(dealer, dealer.country), dealer.neighborhood.trim()].filter(Boolean).join(', ')
}

export const CALLING_CODE = { BR: '55', AR: '54' } as const

const phoneOf = (digits: string, { country }: Pick<Site, 'country'>) => ({
  phone: formatPhone(digits, country),
  telLink: `tel:+${CALLING_CODE[country]}${digits}`,
})
