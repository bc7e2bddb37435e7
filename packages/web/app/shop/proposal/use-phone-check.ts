import type { PhoneValidity } from '@volante/contract/phone-validity'
import { type RefObject, useRef, useState } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { ask } from './ask.ts'

/** Null: not asked, or it could not be told. */
export type PhoneState = 'checking' | 'yes' | 'no' | null

/**
 * Finds out whether the number is on WhatsApp once the person wants to be reached there: three attempts of three seconds
 * (spec platform §9). It only ever adds a hint.
 */
export function usePhoneCheck(form: RefObject<HTMLFormElement | null>) {
  const site = useSite()
  const [state, setState] = useState<PhoneState>(null)
  const asked = useRef('')
  const check = async (): Promise<void> => {
    const phone = form.current ? wantedNumber(new FormData(form.current)) : ''
    if (phone === asked.current) return
    asked.current = phone
    setState(null)
    if (phone === '') return
    const [{ checkWhatsApp }, { phoneRefusal }] = await Promise.all([
      import('@volante/contract/phone-validity'),
      import('@volante/domain/phone'),
    ])
    if (phoneRefusal(phone, site.country) !== null || asked.current !== phone) return
    setState('checking')
    const body = new FormData()
    body.set('phone', phone)
    const isOnWhatsApp = await checkWhatsApp(() => ask<PhoneValidity>(site, 'phone', { form: body }))
    if (asked.current === phone) setState(isOnWhatsApp === null ? null : isOnWhatsApp ? 'yes' : 'no')
  }
  return { state, check }
}

function wantedNumber(form: FormData): string {
  const wants = form.get('preferredContactMethod') === 'WHATSAPP' || form.get('allowWhatsApp') !== null
  return wants ? String(form.get('phone') ?? '').trim() : ''
}
