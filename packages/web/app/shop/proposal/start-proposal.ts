import type { LeadRules } from '@volante/contract/lead-form'
import { checkForm, type FormRules } from '../../shell/light/form/check-form.ts'
import { formWords } from '../../shell/light/form/form-words.ts'
import { startMasks } from '../../shell/light/form/masks.ts'
import { postInPlace } from '../../shell/light/form/post-form.ts'
import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { controlOf, PLACES, placeOf, valuesOf } from './fields.ts'
import { proposalRefusals } from './refusals.ts'
import { startAddress } from './start-address.ts'
import { startCarChoice } from './start-car-choice.ts'
import { startDealers } from './start-dealers.ts'
import { clearDraft, startDraft } from './start-draft.ts'
import { startPhoneCheck } from './start-phone-check.ts'
import { startConversations } from './start-conversations.ts'
import { trackingNow } from './tracking-now.ts'

/** The form with script: judged field by field, helped where it asks much, kept as a draft, sent in place and once. */
export function start(place: HTMLElement, facts: LightFacts): void {
  const form = place.querySelector('form')
  if (!form) return
  const words = formWords(form, facts)
  const checks = checkForm(form, rulesOf(form), words)
  const send = postInPlace({
    form,
    checks,
    complete: (fields) => Object.entries(trackingNow()).forEach(([name, value]) => fields.set(name, value)),
    onTaken: () => clearDraft(facts.id),
  })
  const answers = place.dataset.answers ?? ''
  startMasks(form)
  startSteps(form)
  startPhoneCheck({ form, answers, country: facts.country, words })
  const { search } = startDealers(form, words)
  startAddress({ form, answers, words, onFound: (code) => hasPlace(form) || void search({ place: code }) })
  startCarChoice(form)
  startDraft({
    siteId: facts.id,
    form,
    onRestored: ({ place: looked, dealerCode }) => looked && void search({ dealerCode: dealerCode ?? '' }),
    onCleared: checks.forget,
  })
  const converse = startConversations({ place, form, answers, words, onRefused: checks.refuse })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const intent = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
    if (intent === 'dealers') void search()
    else if (intent === 'whatsApp') void converse(event.submitter)
    else if (intent !== 'address') void send(form.querySelector('button[data-send]'))
  })
}

/** What the site asks, and what the place found so far lets go. */
function rulesOf(form: HTMLFormElement): FormRules {
  // Written by ProposalForm of the same build.
  const rules = JSON.parse(form.dataset.rules ?? '') as LeadRules
  const mayOmitCpf = () => document.getElementById(PLACES.document)?.dataset.mayOmit !== undefined
  return {
    controlOf,
    placeOf,
    refusals: (fields) => proposalRefusals(valuesOf(fields), { ...rules, mayOmitCpf: mayOmitCpf() }),
  }
}

const hasPlace = (form: HTMLFormElement): boolean => new FormData(form).get('cityName') !== ''

/** The buttons beside a number, as NumberField draws them. */
function startSteps(form: HTMLFormElement): void {
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    const field = button?.parentElement?.querySelector('input')
    if (!field) return
    if (button?.dataset.step === 'stepUp') field.stepUp()
    else field.stepDown()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
