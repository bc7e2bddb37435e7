import type { Part } from '@volante/contract/car-shapes'
import type { NewPart } from '@volante/contract/parts'
import type { CallError } from '@volante/contract/kit'
import { refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { versionRows } from '../version-queries.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { offeredParts } from './queries.ts'
import { indexAccessories } from './index-queries.ts'

type Fail = (code: 'catalogue.unknownCodes' | 'catalogue.partExists') => CallError

/** Registers a part on versions of one model in the site's country, and finds it at once in the search. */
export async function createPart(ctx: Ctx, body: NewPart, fail: Fail): Promise<Part> {
  const { country } = ctx.site
  const isColor = body.type === 'COLOR'
  refuseFields(
    ctx,
    refusing({
      colorKind: isColor ? requiredRefusal(body.colorKind) : null,
      hex: isColor ? requiredRefusal(body.hex) : null,
    }),
  )
  const mvsCodes = [...new Set(body.mvsCodes)]
  const versions = await versionRows(ctx, { country, mvsCodes, withPast: true })
  const models = new Set(versions.map((version) => version.modelCode))
  const [first] = versions
  if (!first || models.size > 1 || mvsCodes.some((code) => versions.every((version) => version.code !== code)))
    throw fail('catalogue.unknownCodes')
  for (const code of mvsCodes) if (!(await relationsExist(ctx, body, code))) throw fail('catalogue.unknownCodes')
  const id = await insertPart(ctx, body, first.modelCode)
  if (!id) throw fail('catalogue.partExists')
  await insertOffers(ctx, body, id, mvsCodes)
  if (body.type === 'ACCESSORY') await indexAccessories(ctx, [body.code])
  await ctx.changed('catalogue')
  const { colors, coatings, items, accessories } = await offeredParts(ctx, first.code, country, body.type)
  const created = [...colors, ...coatings, ...items, ...accessories].find((part) => part.id === id)
  if (!created) throw new Error(`The new part ${id} cannot be read back`)
  return created
}

async function relationsExist(ctx: Ctx, body: NewPart, mvsCode: string): Promise<boolean> {
  const { colors, coatings, items, accessories } = await offeredParts(ctx, mvsCode, ctx.site.country)
  const ids = new Set([...colors, ...coatings, ...items, ...accessories].map((part) => part.id))
  const codes = new Set(colors.map((color) => color.code))
  return (
    [...body.inclusiveIds, ...body.exclusiveIds].every((id) => ids.has(id)) &&
    body.optionalColors.every((code) => codes.has(code))
  )
}

async function insertPart(
  ctx: Ctx,
  { code, type, behaviour, name, names, colorKind, hex, roofHex, fitting, group, benefit }: NewPart,
  modelCode: string,
): Promise<string | null> {
  const isColor = type === 'COLOR'
  const row = await ctx.db
    .insertInto('parts')
    .values((eb) => ({
      id: `${modelCode}-${type}-${code}`,
      model_code: modelCode,
      code,
      type,
      behaviour,
      key: 'other',
      name: JSON.stringify({ 'pt-BR': name, 'es-AR': name, ...names }),
      contents: '[]',
      color_kind: isColor ? (colorKind ?? null) : null,
      hex: isColor || type === 'COATING' ? (hex ?? null) : null,
      roof_hex: roofHex ?? null,
      fitting: isColor || type === 'COATING' ? null : (fitting ?? null),
      part_group: isColor ? null : (group ?? null),
      benefit: isColor || !benefit ? null : JSON.stringify(benefit),
      picture: null,
      position: eb.selectFrom('parts').select((all) => all(all.fn.max('position'), '+', 1).as('next')),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function insertOffers(ctx: Ctx, body: NewPart, id: string, mvsCodes: readonly string[]): Promise<void> {
  const rows = mvsCodes.map((mvs_code) => ({
    mvs_code,
    country: ctx.site.country,
    part_id: id,
    price_cents: body.price,
    inclusive_ids: body.inclusiveIds,
    exclusive_ids: body.exclusiveIds,
    alternatives: '[]',
    color_codes: body.optionalColors,
    coating_codes: [],
  }))
  await ctx.db.insertInto('version_parts').values(rows).execute()
}
