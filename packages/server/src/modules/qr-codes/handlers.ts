import { dayIn } from '@volante/domain/local-time'
import { randomBytes, randomUUID } from 'node:crypto'
import { type QrCode, qrCodes } from '@volante/contract/qr-codes'
import type { Site } from '@volante/contract/site'
import { refuse } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { isPortal, sitePath } from '../../platform/sites/sites.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { dealerCodesWithin, isDealerWithin, knownDealer } from '../dealers/api.ts'
import { codeSheet, codeSvg } from './draw.ts'
import { changeCode, countScan, findCode, insertCode, listCodes, type FoundCode } from './queries.ts'

const isCodeWithin: IsWithin = async (ctx, id, reach) => {
  const row = await findCode(ctx.db, id)
  return row !== undefined && isDealerWithin(ctx, row.dealer_code, reach)
}

export const qrCodesHandlers = implement(
  qrCodes,
  {
    async list({ ctx, query: { dealerCode, page, size }, reach }) {
      const reached = await dealerCodesWithin(ctx, reach)
      const { items: rows, total } = await listCodes(ctx.db, reached, { dealerCode, page, size })
      return { items: rows.map((row) => presented(ctx, row)), page, size, total }
    },

    get: async ({ ctx, params }) => shown(ctx, params.id),

    async create({ ctx, body: { dealerCode, ...words } }) {
      const dealer = await knownDealer(ctx, dealerCode)
      if (!dealer) refuseFields(ctx, { dealerCode: refuse('dealer.notFound') })
      const site = ctx.sites.find((one) => one.country === dealer?.country && isPageOf(one, words.path))
      const own = ctx.sites.find((one) => one.country === dealer?.country && dealer.brands.includes(one.brand))
      refuseFields(ctx, refusals(ctx, site ?? own ?? ctx.site, words))
      if (!site || !dealer) throw ctx.fail('request.invalid')
      const id = randomUUID()
      await insertCode(ctx.db, {
        id,
        code: randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'x'),
        site: site.id,
        dealer_code: dealer.dealerCode,
        ...columns(words),
        made_by: ctx.user.id,
        made_at: ctx.now,
      })
      return shown(ctx, id)
    },

    async update({ ctx, params: { id }, body, fail }) {
      const row = await findCode(ctx.db, id)
      const site = ctx.everySite.find((one) => one.id === row?.site)
      if (!row || !site) throw fail('request.notFound')
      refuseFields(ctx, refusals(ctx, site, body))
      await changeCode(ctx.db, id, columns(body))
      return shown(ctx, id)
    },

    async file({ ctx, params, query: { format } }) {
      const { name, address } = await shown(ctx, params.id)
      if (format === 'svg') return { type: 'image/svg+xml', name: `${name}.svg`, body: Buffer.from(codeSvg(address)) }
      return { type: 'application/pdf', name: `${name}.pdf`, body: await codeSheet(name, address, ctx.now) }
    },

    async scan({ ctx, body: { code }, fail }) {
      const today = dayIn(ctx.site.timeZone, ctx.now)
      const row = await countScan(ctx.db, code, today)
      if (!row) throw fail('request.notFound')
      const isOver = row.ends_on !== null && row.ends_on < today
      return { path: isOver ? null : row.path, dealerCode: row.dealer_code }
    },
  },
  { qrCode: isCodeWithin },
)

interface Words {
  readonly name: string
  readonly path: string
  readonly endsOn: string | null
}

const columns = ({ name, path, endsOn }: Words) => ({ name: name.trim(), path: path.trim(), ends_on: endsOn })

/** A page of a brand's site and of nowhere else. */
function isPageOf(site: Site, given: string): boolean {
  const [path, home] = [given.trim(), sitePath(site)]
  return !isPortal(site) && (path === home || path.startsWith(`${home}/`)) && !/\\|\/\//.test(path)
}

function refusals(ctx: Ctx, site: Site, { name, path, endsOn }: Words) {
  const nameless = requiredRefusal(name)
  return {
    ...(nameless ? { name: nameless } : {}),
    ...(isPageOf(site, path) ? {} : { path: refuse('qrCodes.path', { home: sitePath(site) }) }),
    ...(endsOn !== null && endsOn < dayIn(site.timeZone, ctx.now) ? { endsOn: refuse('qrCodes.past') } : {}),
  }
}

async function shown(ctx: Ctx, id: string): Promise<QrCode> {
  const row = await findCode(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return presented(ctx, row)
}

function presented(ctx: Ctx, row: FoundCode): QrCode {
  const site = ctx.everySite.find(({ id }) => id === row.site) ?? ctx.site
  const { id, name, path, scans, ends_on: endsOn } = row
  return {
    id,
    name,
    path,
    scans,
    endsOn,
    site: row.site,
    dealerCode: row.dealer_code,
    dealerName: row.dealer_name,
    isOver: endsOn !== null && endsOn < dayIn(site.timeZone, ctx.now),
    address: `${publicOrigin(ctx.settings)}${sitePath(site)}/q/${row.code}`,
    lastScanOn: row.last_scan_on,
    madeAt: row.made_at.toISOString(),
  }
}
