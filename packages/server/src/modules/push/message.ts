import type { PushMessage } from '@volante/contract/push'
import type { Site } from '@volante/contract/site'
import { dealerReach } from '@volante/domain/policy/held-scopes'
import { type Refusals, refuse } from '@volante/domain/refusal'
import { COUNTRIES, type Country, type Language } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { countAudience, countOpened, type MessageRow } from './message-queries.ts'
import { outcomeOf } from './statuses.ts'
import type { Words } from './tables.ts'

type Reach = ReturnType<typeof dealerReach>
type Body = Pick<PushMessage, 'kind' | 'markets' | 'brands' | 'quietFrom' | 'quietUntil' | 'mostPerWeek'> &
  Readonly<Record<`${'title' | 'text' | 'path'}${'Pt' | 'Es'}`, string>>

const LANGUAGE_OF: Readonly<Record<Country, Language>> = { BR: 'pt-BR', AR: 'es-AR' }
const ENDING: Readonly<Record<Country, 'Pt' | 'Es'>> = { BR: 'Pt', AR: 'Es' }

/** Takes a reach; returns the markets it covers as a whole. */
export const marketsOf = (reach: Reach): readonly Country[] | 'all' =>
  reach === 'all' || reach.markets === 'all' ? 'all' : COUNTRIES.filter((one) => reach.markets.includes(one))

export function refuseBeyond(ctx: Ctx, reach: Reach, wanted: readonly Country[]): void {
  const markets = marketsOf(reach)
  if (markets !== 'all' && !wanted.every((one) => markets.includes(one))) throw ctx.fail('request.forbidden')
}

/** Each market has its words, each brand is sold in one of them, and an address is a page of a site and nothing else. */
export function refuseWords(ctx: Ctx, body: Body): void {
  const refusals: Record<string, Refusals[string]> = {}
  for (const country of body.markets) {
    const ending = ENDING[country]
    for (const part of ['title', 'text'] as const)
      if (body[`${part}${ending}`].trim() === '') refusals[`${part}${ending}`] = refuse('validation.required')
    if (!/^[\w-]*(\/[\w-]+)*(\?[\w=&%.-]*)?$/.test(body[`path${ending}`].trim()))
      refusals[`path${ending}`] = refuse('push.path')
  }
  const unknown = body.brands.find((brand) => !ctx.sites.some((site) => isFor(site, body.markets, [brand])))
  if (unknown !== undefined) refusals['brands'] = refuse('push.brand', { brand: unknown })
  refuseFields(ctx, refusals)
}

export function columnsOf(body: Body) {
  const words = Object.fromEntries(
    body.markets.map((country): [Language, Words] => {
      const trimmed = (part: 'title' | 'text' | 'path') => body[`${part}${ENDING[country]}`].trim()
      return [LANGUAGE_OF[country], { title: trimmed('title'), text: trimmed('text'), path: trimmed('path') }]
    }),
  )
  return {
    kind: body.kind,
    markets: [...new Set(body.markets)],
    brands: [...new Set(body.brands)],
    words: JSON.stringify(words),
    quiet_from: body.quietFrom,
    quiet_until: body.quietUntil,
    most_per_week: body.mostPerWeek,
  }
}

const isFor = (site: Site, markets: readonly string[], brands: readonly string[]): boolean =>
  markets.includes(site.country) && (brands.length === 0 || brands.includes(site.brand)) && !isPortal(site)

/** The sites at which a message is read. */
export const sitesOf = (ctx: Pick<Ctx, 'sites'>, { markets, brands }: Pick<MessageRow, 'markets' | 'brands'>): Site[] =>
  ctx.sites.filter((site) => isFor(site, markets, brands))

export const audienceOf = (ctx: Pick<Ctx, 'sites'>, row: MessageRow) => ({
  kind: row.kind,
  sites: sitesOf(ctx, row).map(({ id }) => id),
})

export async function presented(ctx: Ctx, row: MessageRow): Promise<PushMessage> {
  const { words, state } = row
  const isBegun = state !== 'DRAFT' && state !== 'SCHEDULED'
  const { people, devices } = isBegun ? row : await countAudience(ctx.db, audienceOf(ctx, row))
  const [pt, es] = [words['pt-BR'], words['es-AR']]
  return {
    id: row.id,
    state,
    kind: row.kind,
    markets: row.markets,
    brands: row.brands,
    titlePt: pt?.title ?? '',
    textPt: pt?.text ?? '',
    pathPt: pt?.path ?? '',
    titleEs: es?.title ?? '',
    textEs: es?.text ?? '',
    pathEs: es?.path ?? '',
    quietFrom: row.quiet_from,
    quietUntil: row.quiet_until,
    mostPerWeek: row.most_per_week,
    people,
    devices,
    sent: row.sent,
    failed: row.failed,
    skipped: row.skipped,
    waiting: isBegun ? row.devices - row.sent - row.failed - row.skipped : 0,
    opened: isBegun ? await countOpened(ctx.db, row.id) : 0,
    day: row.starts_on,
    time: row.starts_time,
    startsAt: row.starts_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    tried: row.tried && {
      at: row.tried.at,
      devices: row.tried.statuses.map((status) => ({ outcome: outcomeOf(status), status })),
    },
    madeAt: row.made_at.toISOString(),
  }
}
