import type { LeadBody } from '../../packages/contract/src/lead.ts'
import type { Language } from '../../packages/domain/src/vocabulary.ts'
import type { Draws } from '../places/draws.ts'
import { words } from './words.ts'

type Campaign = Pick<LeadBody, 'source' | 'medium' | 'campaign' | 'content' | 'term' | 'gClid'>

/** How a visitor came; nothing is known of those who did not accept marketing cookies. */
export function campaignOf(language: Language, draws: Draws): Campaign {
  const { campaigns, terms } = words[language]
  const chance = draws.next()
  const campaign = draws.pick(campaigns)
  if (chance < 0.28) return {}
  if (chance < 0.48) return { source: 'direct', medium: 'none' }
  if (chance < 0.7)
    return { source: 'google', medium: 'cpc', campaign, term: draws.pick(terms), gClid: clickIdOf(draws) }
  if (chance < 0.83)
    return { source: 'instagram', medium: 'social', campaign, content: draws.pick(['stories', 'carousel']) }
  if (chance < 0.93) return { source: 'newsletter', medium: 'email', campaign }
  return { source: 'autoguia.example', medium: 'referral' }
}

const clickIdOf = (draws: Draws): string =>
  `demo-${Array.from({ length: 12 }, () => draws.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('')}`

const QUERY = { source: 'utm_source', medium: 'utm_medium', campaign: 'utm_campaign', content: 'utm_content' } as const

/** The address the form was sent from, the configured car and the campaign in its query; `retUrl` is the same without query (spec platform §3). */
export function pagesOf(page: string, car: URLSearchParams, campaign: Campaign): Pick<LeadBody, 'retUrl' | 'referer'> {
  const query = new URLSearchParams(car)
  for (const [field, name] of Object.entries({ ...QUERY, term: 'utm_term', gClid: 'gclid' } as const)) {
    const value = campaign[field as keyof Campaign]
    if (value) query.set(name, value)
  }
  const text = query.toString()
  return { retUrl: page, referer: text === '' ? page : `${page}?${text}` }
}

/** The channels a person allows, at least one, and the one preferred among them. */
export function contactChoices(
  draws: Draws,
): Pick<LeadBody, 'allowEmail' | 'allowSMS' | 'allowWhatsApp' | 'allowPhone' | 'preferred_contact_method'> {
  const allowed = { EMAIL: draws.next() < 0.55, SMS: draws.next() < 0.15, PHONE: draws.next() < 0.35 }
  const isWhatsApp = draws.next() < 0.7 || !Object.values(allowed).includes(true)
  const channels = Object.entries({ ...allowed, WHATSAPP: isWhatsApp }).flatMap(([name, is]) => (is ? [name] : []))
  return {
    allowEmail: allowed.EMAIL,
    allowSMS: allowed.SMS,
    allowWhatsApp: isWhatsApp,
    allowPhone: allowed.PHONE,
    ...(draws.next() < 0.8 ? { preferred_contact_method: draws.pick(channels) } : {}),
  }
}
