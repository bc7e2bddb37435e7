import { Country } from './car-shapes.ts'
import { DEALER_LIST_TYPES, DEALER_TYPES, PERIOD_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { InfluenceArea, Regional } from './location.ts'
import { decimal, int, short } from './query.ts'
import { ShownPicture } from './shown-picture.ts'

export const OpeningPeriod = z.object({
  /** 0 is Sunday. */
  weekday: z.int(),
  type: z.enum(PERIOD_TYPES),
  /** "HH:MM" in the dealer's time zone. */
  from: z.string(),
  to: z.string(),
})

export const DealerGroup = z.object({ id: z.string(), code: z.string(), name: z.string() })

export const Dealer = z.object({
  id: z.string(),
  dealerCode: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  country: Country,
  /** UF in Brazil, the province's name in Argentina. */
  state: z.string(),
  city: z.string(),
  cityCode: z.string(),
  street: z.string(),
  number: z.string(),
  neighborhood: z.string(),
  /** CEP of 8 digits or CPA of 8 characters. */
  postalCode: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  /** National digits with the area code. */
  phone: z.string(),
  /** Digits with the country code. */
  whatsApp: z.string(),
  email: z.string(),
  taxId: z.string(),
  dealerGroup: DealerGroup,
  influenceAreas: z.array(InfluenceArea),
  regionals: z.array(Regional),
  types: z.array(z.enum([...DEALER_TYPES, ...DEALER_LIST_TYPES])),
  services: z.array(z.string()),
  econnect: z.boolean(),
  blocked: z.boolean(),
  /** Takes no online schedule. */
  offline: z.boolean(),
  timeZone: z.string(),
  openingPeriods: z.array(OpeningPeriod),
  /** From outside; null where there is none. */
  picture: z.nullable(ShownPicture),
})
export type Dealer = z.output<typeof Dealer>

export const NearbyDealer = z.extend(Dealer, {
  /** Metres along the surface. */
  distance: z.number(),
})
export type NearbyDealer = z.output<typeof NearbyDealer>

const text = z.optional(short(120))

/** What dealers can be looked for by; what is absent does not narrow. */
export const dealerFilter = {
  brand: text,
  country: z.optional(Country),
  dealerGroup: text,
  influenceArea: text,
  state: text,
  city: text,
  dealerCode: text,
  type: z.optional(z.enum([...DEALER_TYPES, ...DEALER_LIST_TYPES])),
}

/** Missing coordinates have a text of their own, so the schema lets them be absent. */
export const radiusQuery = z.object({
  referenceLatitude: z.optional(decimal(-90, 90)),
  referenceLongitude: z.optional(decimal(-180, 180)),
  /** Metres; 100 km unless stated. */
  radius: z._default(decimal(1, 5_000_000), 100_000),
  brand: text,
  /** At most so many, the nearest. */
  size: z._default(int(1, 200), 50),
})
