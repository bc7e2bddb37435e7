import { createHmac } from 'node:crypto'
import { BOX_CONDUCTS, type BoxConduct, TEST_CARDS } from '@volante/contract/box'
import {
  cardExpiryRefusal,
  cardLastFour,
  cardNameRefusal,
  cardNumberRefusal,
  parseCardExpiry,
  securityCodeRefusal,
} from '@volante/domain/payment/card'
import { cardBrand } from '@volante/domain/payment/card-brand'
import { CARD_REFUSAL_REASONS, type CardRefusalReason } from '@volante/domain/payment/card-refusal'
import type { Refusal } from '@volante/domain/refusal'
import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.maxLength(max))

/** What a page sends. It lives in this process for the length of one request and is written nowhere. */
export const SentCard = z.strictObject({
  oneTimeToken: text(64),
  number: text(40),
  name: text(120),
  expiry: text(9),
  securityCode: text(8),
})
export type SentCard = z.output<typeof SentCard>

/** Takes a sent card and the bank's day; returns each refused field with its message key. */
export function cardRefusals(card: SentCard, today: string): Readonly<Record<string, Refusal>> {
  const answers = {
    number: cardNumberRefusal(card.number),
    name: cardNameRefusal(card.name),
    expiry: cardExpiryRefusal(card.expiry, today),
    securityCode: securityCodeRefusal(card.securityCode, cardBrand(card.number)),
  }
  return Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, Refusal] => entry[1] !== null))
}

/** What may be kept of a card: nothing from which its number could be had, and no code (PCI DSS 3.3.1, 3.4.1). */
export function whatRemains(card: SentCard, key: string) {
  const digits = card.number.replace(/\s/g, '')
  const expiry = parseCardExpiry(card.expiry)
  return {
    fingerprint: createHmac('sha256', key).update(digits).digest(),
    brand: cardBrand(digits) ?? 'Card',
    last4: cardLastFour(digits),
    holder: card.name.trim(),
    expiry: expiry ? `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}` : '',
    conduct: conductOf(digits),
  }
}

/** How the built-in acquirer treats a test card, as text: the number itself is gone when it is charged. */
function conductOf(digits: string): string {
  const { conduct, reason } = TEST_CARDS.find(({ number }) => number === digits) ?? { conduct: 'settle' }
  return reason ? `${conduct} ${reason}` : conduct
}

export interface CardConduct {
  readonly conduct: BoxConduct
  readonly reason: CardRefusalReason | null
}

/** Takes what was kept of a test card; returns how it behaves. */
export function readConduct(kept: string): CardConduct {
  const [conduct, reason] = kept.split(' ')
  return {
    conduct: BOX_CONDUCTS.find((one) => one === conduct) ?? 'settle',
    reason: CARD_REFUSAL_REASONS.find((one) => one === reason) ?? null,
  }
}
