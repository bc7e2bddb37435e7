import type { dealers } from '@volante/contract/dealers'
import { readDayHours, WEEKDAYS } from '@volante/domain/places/day-hours'
import { dealerReach } from '@volante/domain/policy/held-scopes'
import { type Refusal, refuse, refusing } from '@volante/domain/refusal'
import type { Handlers } from '../../../platform/http/implement.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { dealerCodesWithin } from '../dealer-scope.ts'
import { areasOf } from './dealer-areas.ts'
import { setPhoto, showPicture } from './photo.ts'
import { deskDealer, listAtDesk, regionalNames, updateWeek } from './desk-queries.ts'
import { workshopServices } from '../queries.ts'

type Desk = Pick<Handlers<typeof dealers.calls>, 'deskList' | 'deskGet' | 'deskUpdate' | 'photoUpdate' | 'photoRemove'>

/** What a dealer's people and administrators see of it and set. */
export const deskHandlers: Desk = {
  async deskList({ ctx, query, reach }) {
    const { page, size } = query
    const reaches = query.right ? [reach, dealerReach(ctx.user, query.right)] : [reach]
    const within = await Promise.all(reaches.map((one) => dealerCodesWithin(ctx, one)))
    return { ...(await listAtDesk(ctx.db, within, query, { page, size })), page, size }
  },

  async deskGet({ ctx, params, query, fail }) {
    const dealer = await deskDealer(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    const known = await workshopServices(ctx.db, dealer.country)
    const named = { ...dealer, workshop: namesOf(known, dealer.services) }
    if (!query.areas) return named
    const [areas, regionals] = await Promise.all([
      areasOf(ctx.db, dealer.country, dealer.influenceAreas),
      regionalNames(ctx.db, dealer),
    ])
    return { ...named, areas, regionalNames: regionals, workshopKnown: [...new Set(known.map(({ name }) => name))] }
  },

  async deskUpdate({ ctx, params, body, fail }) {
    const dealer = await deskDealer(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    const known = await workshopServices(ctx.db, dealer.country)
    const { codes: services, unknown } = body.workshop
      ? codesOf(known, dealer.services, body.workshop)
      : { codes: dealer.services, unknown: null }
    const days = WEEKDAYS.map((day) => {
      const typed = body[day]
      const kept = dealer.openingPeriods.filter(({ weekday }) => WEEKDAYS[weekday] === day)
      return { day, periods: typed === undefined ? kept : readDayHours(typed ?? '', day) }
    })
    const wrong = days.flatMap(({ day, periods }) => (periods === null ? [[day, refuse('dealer.hours')] as const] : []))
    refuseFields(ctx, refusing({ ...Object.fromEntries(wrong), workshop: unknown }))
    const opening = days.flatMap(({ periods }) => periods ?? [])
    await updateWeek(ctx.db, dealer.id, { opening, services }, ctx.now)
    await ctx.changed('dealers')
    const after = (await deskDealer(ctx.db, dealer.id)) ?? dealer
    return { ...after, workshop: namesOf(known, after.services) }
  },

  async photoUpdate({ ctx, params, body, fail }) {
    const dealer = await deskDealer(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    await setPhoto(ctx, dealer, body.content)
    return (await deskDealer(ctx.db, dealer.id)) ?? dealer
  },

  async photoRemove({ ctx, params, fail }) {
    const dealer = await deskDealer(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    await showPicture(ctx, dealer, null)
    return undefined
  },
}

type Known = readonly { readonly id: string; readonly name: string }[]

/** A dealer keeps codes of services of its country or of families of them; people read and write names. */
const namesOf = (known: Known, codes: readonly string[]): string[] =>
  codes.map((code) => known.find(({ id }) => id === code)?.name ?? code)

/** Takes what was written, names or codes; returns the codes, of services with the same name those it had, and the first that is none. */
function codesOf(known: Known, had: readonly string[], written: readonly string[]) {
  let unknown: Refusal | null = null
  const codes = written.flatMap((word) => {
    if (known.some(({ id }) => id === word || id.startsWith(`${word}-`))) return [word]
    const named = known.filter(({ name }) => plain(name) === plain(word)).map(({ id }) => id)
    const [first] = named
    if (first === undefined) unknown ??= refuse('dealer.service', { code: word })
    const kept = named.filter((id) => had.includes(id))
    return kept.length > 0 ? kept : first === undefined ? [] : [first]
  })
  return { codes: [...new Set(codes)], unknown }
}

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
