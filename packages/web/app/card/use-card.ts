import { dayIn } from '@volante/domain/local-time'
import {
  cardExpiryRefusal,
  cardNameRefusal,
  cardNumberRefusal,
  parseCardExpiry,
  securityCodeRefusal,
} from '@volante/domain/payment/card'
import { type CardBrand, cardBrand } from '@volante/domain/payment/card-brand'
import type { Refusal } from '@volante/domain/refusal'
import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../shell/root-data.ts'
import { useTexts } from '../texts/texts.tsx'
import { type CardFields, type Leave, tokenise } from './tokenise.ts'

/** Why a card never left: whoever typed it is signed out, or nothing could be reached. */
export type CardTrouble = 'session' | 'line'

/** What became of a card that was sent. A failure without words is one that nobody can explain. */
export type SentCard =
  | { readonly token: string }
  | { readonly isRefused: true }
  | { readonly failure: string | undefined; readonly trouble?: CardTrouble }

const CARD_FIELDS = ['number', 'name', 'expiry', 'securityCode'] as const
export type CardField = (typeof CARD_FIELDS)[number]

type Errors = Partial<Readonly<Record<CardField, string>>>

/**
 * A card while it is typed. It stays in its fields, which no form posts: its words go to the tokeniser alone. Errors are shown when a
 * field is left, and go as soon as it is well.
 */
export function useCard() {
  const { id, timeZone } = useSite()
  const { byKey } = useTexts()
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({})
  const [brand, setBrand] = useState<CardBrand | null>(null)
  const [errors, setErrors] = useState<Errors>({})

  const typed = (): CardFields => {
    const textOf = (name: CardField) => inputs.current[name]?.value.trim() ?? ''
    return {
      number: textOf('number'),
      name: textOf('name'),
      expiry: textOf('expiry'),
      securityCode: textOf('securityCode'),
    }
  }
  const check = (): Errors => {
    const refused = Object.entries(cardRefusals(typed(), dayIn(timeZone, new Date())))
    return Object.fromEntries(
      refused.flatMap(([name, found]) => (found ? [[name, byKey(found.key, found.values)]] : [])),
    )
  }
  const refuse = (found: Errors): SentCard => {
    setErrors(found)
    const first = CARD_FIELDS.find((name) => found[name] !== undefined)
    if (first) inputs.current[first]?.focus()
    return { isRefused: true }
  }

  return {
    brand,
    errors,
    /** What a field needs: its place, and what happens while it is typed and when it is left. */
    field: (name: CardField) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
      },
      error: errors[name],
      onInput({ currentTarget: input }: FormEvent<HTMLInputElement>) {
        if (name === 'number') setBrand(cardBrand(input.value))
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: check()[name] })
      },
      onBlur() {
        if (typed()[name] !== '') setErrors({ ...errors, [name]: check()[name] })
      },
    }),
    /** The code is kept nowhere. */
    forgetCode() {
      if (inputs.current.securityCode) inputs.current.securityCode.value = ''
    },
    async send(): Promise<SentCard> {
      const found = check()
      if (Object.keys(found).length > 0) return refuse(found)
      setErrors({})
      const leave = await askLeave()
      if (typeof leave === 'string') return { failure: undefined, trouble: leave }
      const sent = await tokenise(leave, asBanksWrite(typed()), id)
      if ('card' in sent) return { token: sent.card.token }
      if (Object.keys(sent.refused).length > 0) return refuse(sent.refused)
      return sent.message === null ? { failure: undefined, trouble: 'line' } : { failure: sent.message }
    },
  }
}

export type Card = ReturnType<typeof useCard>

const cardRefusals = (card: CardFields, today: string): Readonly<Record<CardField, Refusal | null>> => ({
  number: cardNumberRefusal(card.number),
  name: cardNameRefusal(card.name),
  expiry: cardExpiryRefusal(card.expiry, today),
  securityCode: securityCodeRefusal(card.securityCode, cardBrand(card.number)),
})

/** 7/28 as banks write it: 07/28. */
function asBanksWrite(card: CardFields): CardFields {
  const expiry = parseCardExpiry(card.expiry)
  const two = (value: number) => String(value % 100).padStart(2, '0')
  return expiry ? { ...card, expiry: `${two(expiry.month)}/${two(expiry.year)}` } : card
}

async function askLeave(): Promise<Leave | CardTrouble> {
  try {
    const response = await fetch('/api/payment-instruments/v2/one-time-token', { cache: 'no-store' })
    if (response.ok) return (await response.json()) as Leave
    return response.status === 401 ? 'session' : 'line'
  } catch {
    return 'line'
  }
}
