import { HOUR_MS } from '@volante/domain/duration'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { letterId } from '../../providers/mail/send-letter.ts'

type Site = Ctx['sites'][number]

/** Who comes, and with whom. */
const GUESTS: Readonly<Record<Country, readonly (readonly [name: string, ...companions: string[]])[]>> = {
  BR: [
    ['Adriana Menezes', 'Otávio Menezes'],
    ['Bruno Sallum'],
    ['Carla Figueira', 'Nina Figueira', 'Téo Figueira'],
    ['Décio Amaral'],
    ['Elisa Nakamura'],
    ['Fábio Trindade', 'Lorena Trindade'],
    ['Graça Villela'],
    ['Hugo Peixoto'],
    ['Ivone Barreto', 'Raul Barreto'],
  ],
  AR: [
    ['Alejo Benítez', 'Carmen Benítez'],
    ['Belén Quiroga'],
    ['Ciro Maldonado', 'Julia Maldonado', 'Tobías Maldonado'],
    ['Delfina Ojeda'],
    ['Ezequiel Rossi'],
    ['Fernanda Luna', 'Marcos Luna'],
    ['Gastón Ferrari'],
    ['Helena Sosa'],
    ['Ignacio Paz', 'Rosario Paz'],
  ],
}
/** So many have come an hour after it begins. */
const EARLY = 3

interface Begun {
  readonly id: string
  readonly starts_at: Date
}

/** Takes an event that was just made; seats its guests, of whom some are there already once it has begun. */
export async function seatGuests({ db, now }: Ctx, site: Site, { id, starts_at: at }: Begun): Promise<void> {
  const rows = GUESTS[site.country].map(([name, ...companions], place) => {
    const came_at = place < EARLY && at <= now ? new Date(Math.min(now.getTime(), at.getTime() + HOUR_MS)) : null
    return {
      id: letterId('demo guest', id, String(place)),
      created_at: now,
      changed_at: now,
      event_id: id,
      site: site.id,
      name,
      email: `visita.${place}@carteira.example`,
      phone: site.country === 'BR' ? `1198600000${place}` : `114400000${place}`,
      companions,
      seats: 1 + companions.length,
      whatsapp: false,
      state: came_at ? ('CAME' as const) : ('ENROLLED' as const),
      came_at,
    }
  })
  await db.insertInto('event_participants').values(rows).execute()
  const taken = rows.reduce((sum, { seats }) => sum + seats, 0)
  await db.updateTable('events').set({ taken }).where('id', '=', id).execute()
}
