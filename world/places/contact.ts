import type { Draws } from './draws.ts'
import type { DealerSeed, Seat } from './dealers.ts'
import { neighbourhoodsBr, streetsAr, streetsBr } from './names.ts'
import type { Group } from './network.ts'

/** An invented address with a postal code of the city. */
export function addressOf(
  seat: Seat,
  draws: Draws,
): Pick<DealerSeed, 'street' | 'number' | 'neighborhood' | 'postalCode'> {
  const number = String(draws.whole(1, 480) * 10)
  if (seat.city.country === 'AR') {
    const block = Array.from({ length: 3 }, () => draws.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])).join('')
    return { street: draws.pick(streetsAr), number, neighborhood: '', postalCode: `${seat.postal}${block}` }
  }
  const [from = '', to = ''] = (seat.postal.split(' ')[0] ?? '').split('-')
  const prefix = String(draws.whole(Number(from), Number(to))).padStart(5, '0')
  return {
    street: draws.pick(streetsBr),
    number,
    neighborhood: draws.pick(neighbourhoodsBr),
    postalCode: `${prefix}${draws.whole(1, 899).toString().padStart(3, '0')}`,
  }
}

/** Numbers that are not given out and a reserved domain: nobody's telephone rings. */
export function contactOf(
  { city, areaCode }: Seat,
  group: Group,
  number: number,
): Pick<DealerSeed, 'phone' | 'whatsApp' | 'email'> {
  const tail = String(number).padStart(4, '0')
  const host = `${slug(group.name.replace('Grupo ', ''))}.example`
  const email = `${slug(city.name)}-${number}@${host}`
  if (city.country === 'BR') return { phone: `${areaCode}2000${tail}`, whatsApp: `55${areaCode}90000${tail}`, email }
  const local = areaCode + `4${'0'.repeat(9)}`.slice(0, 6 - areaCode.length) + tail
  return { phone: local, whatsApp: `549${local}`, email }
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
