import { checkWhatsApp, type PhoneValidity } from '@volante/contract/phone-validity'
import { phoneRefusal } from '@volante/domain/phone'
import type { FormWords } from '../../shell/light/form/form-words.ts'
import { ask } from './ask.ts'

interface PhoneCheck {
  readonly form: HTMLFormElement
  readonly answers: string
  readonly country: Parameters<typeof phoneRefusal>[1]
  readonly words: FormWords
}

/**
 * Finds out whether the number is on WhatsApp once the person wants to be reached there: three attempts of three seconds
 * (spec platform §9). It only ever adds a hint.
 */
export function startPhoneCheck({ form, answers, country, words: { say } }: PhoneCheck): void {
  const hint = form.querySelector<HTMLElement>('[data-phone-hint]')
  if (!hint) return
  let asked = ''
  const tell = (state: 'checking' | 'yes' | 'no' | '') => {
    hint.dataset.state = state
    hint.textContent = say(state ? `lead.whatsApp.${state}` : 'lead.you.phoneHint')
  }
  form.addEventListener('focusout', async () => {
    const phone = wantedNumber(new FormData(form))
    if (phone === asked) return
    asked = phone
    tell('')
    if (phone === '' || phoneRefusal(phone, country) !== null) return
    tell('checking')
    const body = new FormData()
    body.set('phone', phone)
    const isOnWhatsApp = await checkWhatsApp(() => ask<PhoneValidity>(`${answers}/phone`, { form: body }))
    if (asked === phone) tell(isOnWhatsApp === null ? '' : isOnWhatsApp ? 'yes' : 'no')
  })
}

function wantedNumber(form: FormData): string {
  const wants = form.get('preferredContactMethod') === 'WHATSAPP' || form.get('allowWhatsApp') !== null
  return wants ? String(form.get('phone') ?? '').trim() : ''
}
