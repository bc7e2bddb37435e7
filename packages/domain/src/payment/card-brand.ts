/** The brands of spec platform §5, then those Brazilian and Argentine buyers expect besides. */
export const CARD_BRANDS = [
  'Visa',
  'American Express',
  'Mastercard',
  'Discover',
  'Diners',
  'JCB',
  'China Union Pay',
  'Elo',
  'Hipercard',
  'Hiper',
  'Naranja',
  'Cabal',
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

// First digits, single or from-to, both ends included. Order matters: Elo, Hipercard, Naranja and Cabal lie inside the
// ranges of Visa (4), Diners (38), Mastercard (52), Discover (65) and UnionPay (62), so they come before the generic
// brands.
const RANGES: readonly (readonly [CardBrand, string])[] = [
  [
    'Elo',
    '401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 ' +
      '650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 ' +
      '651652-651679 655000-655019 655021-655058',
  ],
  ['Hipercard', '606282 3841'],
  ['Hiper', '637095 637568 637599 637609 637612 63737423 63743358'],
  ['Naranja', '589562 402917-402918 527571-527572'],
  ['Cabal', '589657 603522 604201-604400 627170'],
  ['American Express', '34 37'],
  ['Diners', '300-305 36 38-39'],
  ['JCB', '3528-3589'],
  ['Discover', '6011 644-649 65'],
  ['China Union Pay', '62'],
  ['Mastercard', '51-55 2221-2720'],
  ['Visa', '4'],
]

const BRANDS_BY_RANGE = RANGES.flatMap(([brand, list]) =>
  list.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-')
    return { brand, from, to }
  }),
)

/**
 * Takes a card number or its first digits, with or without spaces; returns the brand, or null while the digits do not
 * tell (spec platform §5).
 */
export function cardBrand(number: string): CardBrand | null {
  const digits = number.replace(/\D/g, '')
  const match = BRANDS_BY_RANGE.find(({ from, to }) => {
    const start = digits.slice(0, from.length)
    return start.length === from.length && start >= from && start <= to
  })
  return match?.brand ?? null
}

/** Takes a brand; returns how many digits its security code has: 4 for American Express, else 3. */
export function securityCodeLength(brand: CardBrand | null): 3 | 4 {
  return brand === 'American Express' ? 4 : 3
}
