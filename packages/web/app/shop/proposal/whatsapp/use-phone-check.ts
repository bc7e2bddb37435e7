import { checkWhatsApp } from '@volante/contract/check-whatsapp'
import type { PhoneValidity } from '@volante/contract/phone-validity'
import { phoneRefusal } from '@volante/domain/person/phone'
import { useEffect, useState } from 'react'
import { useFormState } from '../../../forms/form-state.ts'
import { useSite } from '../../../shell/root-data.ts'
import { basePath } from '../../../shell/slugs.ts'
import { ask } from '../ask.ts'

export type PhoneState = 'checking' | 'yes' | 'no' | null

/**
 * Finds out whether the number is on WhatsApp once the person wants to be reached there: three attempts of three seconds
 * (spec platform §9). It only ever adds a hint.
 */
export function usePhoneCheck(): PhoneState {
  const site = useSite()
  const { id } = useFormState()
  const [state, setState] = useState<PhoneState>(null)
  const { country } = site
  const address = `${basePath(site)}/proposal/phone`
  useEffect(() => {
    const form = document.forms.namedItem(id)
    let asked = ''
    const check = async (): Promise<void> => {
      const phone = form ? wantedNumber(new FormData(form)) : ''
      if (phone === asked) return
      asked = phone
      setState(null)
      if (phone === '' || phoneRefusal(phone, country) !== null) return
      setState('checking')
      const body = new FormData()
      body.set('phone', phone)
      const isOnWhatsApp = await checkWhatsApp(() => ask<PhoneValidity>(address, { form: body }))
      if (asked === phone) setState(isOnWhatsApp === null ? null : isOnWhatsApp ? 'yes' : 'no')
    }
    form?.addEventListener('focusout', check)
    return () => form?.removeEventListener('focusout', check)
  }, [id, address, country])
  return state
}

function wantedNumber(form: FormData): string {
  const wants = form.get('preferredContactMethod') === 'WHATSAPP' || form.get('allowWhatsApp') !== null
  return wants ? String(form.get('phone') ?? '').trim() : ''
}
