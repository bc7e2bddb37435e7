import {
  cardExpiryRefusal,
  cardNameRefusal,
  cardNumberRefusal,
  parseCardExpiry,
  securityCodeRefusal,
} from '@volante/domain/card'
import { cardBrand, securityCodeLength } from '@volante/domain/card-brand'
import type { Refusal } from '@volante/domain/refusal'
import { type Errors, showAtFields } from '../shell/light/form/form-errors.ts'
import type { FormWords } from '../shell/light/form/form-words.ts'
import type { LightFacts } from '../enhance/enhance-facts.ts'
import { type CardFields, type Leave, tokenise } from './tokenise.ts'
import { groupCardNumber, slashExpiry } from './card-number.ts'

/** What became of a card that was sent. */
export type SentCard = { readonly token: string } | { readonly refused: true } | { readonly failed: string | null }

const NAMES = ['number', 'name', 'expiry', 'securityCode'] as const
type Name = (typeof NAMES)[number]

const idOf = (name: string): string => `card${name.charAt(0).toUpperCase()}${name.slice(1)}`
const PLACES = { controlOf: idOf, placeOf: idOf }

/**
 * Sets a card's fields to work within a form that carries its words (FormProblems): groups, brand, length of the code, errors
 * when a field is left. Answers what sends the card and what forgets its code, which is kept nowhere.
 */
export function startCardFields(form: HTMLFormElement, facts: LightFacts, words: FormWords) {
  const inputs = Object.fromEntries(
    NAMES.map((name) => [name, form.querySelector<HTMLInputElement>(`#${idOf(name)}`)]),
  ) as Readonly<Record<Name, HTMLInputElement>>
  const read = () => Object.fromEntries(NAMES.map((name) => [name, inputs[name].value.trim()])) as Record<Name, string>
  let shown: Errors = {}
  const show = (errors: Errors) => {
    showAtFields(form, shown, errors, PLACES)
    shown = errors
  }
  const found = () => refusedIn(read(), facts, words)
  startTyping(inputs)
  for (const name of NAMES) {
    const judge = () => show({ ...without(shown, name), ...pick(found(), name) })
    inputs[name].addEventListener('focusout', () => inputs[name].value.trim() !== '' && judge())
    inputs[name].addEventListener('input', () => shown[name] !== undefined && judge())
  }
  return {
    forgetCode() {
      inputs.securityCode.value = ''
    },
    async send(): Promise<SentCard> {
      const refused = found()
      show(refused)
      if (Object.keys(refused).length > 0) return focusFirst(inputs, refused)
      const leave = await askLeave().catch(() => null)
      if (!leave) return { failed: null }
      const sent = await tokenise(leave, cardOf(read()), facts.id)
      if ('card' in sent) return { token: sent.card.token }
      show(sent.refused as Errors)
      return Object.keys(sent.refused).length > 0
        ? focusFirst(inputs, sent.refused as Errors)
        : { failed: sent.message }
    },
  }
}

const without = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([one]) => one !== name))
const pick = (errors: Errors, name: string): Errors => (errors[name] === undefined ? {} : { [name]: errors[name] })

function refusedIn(card: CardFields, { timeZone }: LightFacts, { say }: FormWords): Errors {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const judged: Readonly<Record<Name, Refusal | null>> = {
    number: cardNumberRefusal(card.number),
    name: cardNameRefusal(card.name),
    expiry: cardExpiryRefusal(card.expiry, today),
    securityCode: securityCodeRefusal(card.securityCode, cardBrand(card.number)),
  }
  return Object.fromEntries(
    Object.entries(judged).flatMap(([name, refusal]) => (refusal ? [[name, say(refusal.key, refusal.values)]] : [])),
  )
}

function focusFirst(inputs: Readonly<Record<Name, HTMLInputElement>>, refused: Errors): SentCard {
  const first = NAMES.find((name) => refused[name] !== undefined)
  if (first) inputs[first].focus()
  return { refused: true }
}

/** 7/28 as banks write it: 07/28. */
function cardOf(card: CardFields): CardFields {
  const expiry = parseCardExpiry(card.expiry)
  const two = (value: number) => String(value % 100).padStart(2, '0')
  return expiry ? { ...card, expiry: `${two(expiry.month)}/${two(expiry.year)}` } : card
}

async function askLeave(): Promise<Leave> {
  const answer = await fetch('/api/payment-instruments/v2/one-time-token', { cache: 'no-store' })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<Leave>
}

function startTyping({ number, expiry, securityCode }: Readonly<Record<Name, HTMLInputElement>>): void {
  const brandPlace = number.closest('[data-card-fields]')?.querySelector('[data-brand]')
  const hint = number.closest('[data-card-fields]')?.querySelector('[data-code-hint]')
  const tellBrand = () => {
    const brand = cardBrand(number.value)
    const length = securityCodeLength(brand)
    if (brandPlace) brandPlace.textContent = brand
    if (hint) hint.textContent = securityCode.getAttribute(`data-hint-${length}`)
    securityCode.maxLength = length
  }
  number.addEventListener('input', () => {
    const { value, caret } = groupCardNumber(number.value, number.selectionStart ?? number.value.length)
    if (number.value !== value) {
      number.value = value
      number.setSelectionRange(caret, caret)
    }
    tellBrand()
  })
  let before = expiry.value
  expiry.addEventListener('input', () => {
    expiry.value = slashExpiry(expiry.value, expiry.value.length > before.length)
    before = expiry.value
  })
  // What the browser kept or filled in is grouped too.
  number.value = groupCardNumber(number.value, number.value.length).value
  tellBrand()
}
