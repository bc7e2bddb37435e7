import { randomUUID } from 'node:crypto'
import type { Answer } from '@volante/contract/kit'
import { type DatasheetGroup, mvs } from '@volante/contract/mvs'
import type * as z from 'zod/mini'
import { contentOf } from '../../platform/files/files.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { writePdf } from '../../platform/papers/pdf-writer.ts'
import { insertFile, insertManual } from '../manuals/api.ts'
import { lockPart, noteProgress, progressOf } from './progress.ts'

/** Name in `world_state` of the manuals of the demo. */
const PART = 'manuals'

type Site = Ctx['sites'][number]

interface Guide {
  readonly site: Site
  readonly model: { readonly code: string; readonly name: string; readonly year: number }
  readonly groups: readonly z.output<typeof DatasheetGroup>[]
}

/** The job that gives each model on sale a short guide, written from its datasheet, in the language of its country; once. */
export async function keepDemoManuals(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO || !ctx.settings.DEMO_ORDERS || (await areKept(ctx))) return
  const guides = await ctx.inTransaction(guidesOf)
  const files: { readonly guide: Guide; readonly bytes: number; readonly key: string }[] = []
  for (const guide of guides) {
    const content = contentOf(await guidePdf(ctx, guide))
    files.push({ guide, bytes: content.bytes, key: await ctx.providers.files.put(content) })
  }
  await ctx.inTransaction(async (inside) => {
    await lockPart(inside, PART)
    if (await areKept(inside)) return
    for (const { guide, bytes, key } of files) await keep(inside, guide, { bytes, key })
    await noteProgress(inside, PART, String(files.length))
    await inside.changed('manuals')
  })
}

const areKept = async (ctx: Ctx): Promise<boolean> => (await progressOf(ctx, PART)) !== null

async function guidesOf(inside: Ctx): Promise<Guide[]> {
  const guides: Guide[] = []
  for (const site of inside.sites.filter(({ brand, afterSalesOnly }) => brand !== 'portal' && !afterSalesOnly)) {
    const query = { brand: site.brand, country: site.country }
    const versions = (await inside.run(mvs.calls.mvsList, { query }, { site })) as Answer<typeof mvs.calls.mvsList>
    const first = new Map(versions.map((version) => [version.modelCode, version]))
    for (const { code, modelCode, modelName, year } of first.values()) {
      const asked = { query: { ...query, mvsCode: code } }
      const { groups } = (await inside.run(mvs.calls.datasheet, asked, { site })) as Answer<typeof mvs.calls.datasheet>
      guides.push({ site, model: { code: modelCode, name: modelName, year }, groups })
    }
  }
  return guides
}

async function guidePdf({ texts, now }: Ctx, { site, model, groups }: Guide): Promise<Buffer> {
  const say = (key: string) => texts.say(site, `legal.manuals.demo.${key}`, { model: model.name, year: model.year })
  const number = new Intl.NumberFormat(site.language)
  const pdf = await writePdf({
    title: say('name'),
    subtitle: say('about'),
    blocks: groups.flatMap(({ label, rows }) => [
      { heading: label },
      ...rows.flatMap(({ label: name, unit, cell: { text, number: figure } }) => {
        const value = figure === null ? text : number.format(figure)
        return value === null ? [] : [{ label: name, value: unit ? `${value} ${unit}` : value }]
      }),
    ]),
    footer: `${site.legal.companyName} · ${site.legal.taxId}`,
    language: site.language,
    at: now,
  })
  return Buffer.from(pdf)
}

async function keep({ db, texts, now }: Ctx, { site, model }: Guide, { bytes, key }: { bytes: number; key: string }) {
  const [id, file] = [randomUUID(), randomUUID()]
  const name = texts.say(site, 'legal.manuals.demo.name', { model: model.name, year: model.year })
  const { country, brand, language } = site
  await insertFile(db, { id: file, name: `${name}.pdf`, bytes, file_key: key, sent_by: null, sent_at: now })
  const about = { country, brand, language, name, model_code: model.code, year: model.year }
  await insertManual(db, { id, ...about, file_id: file, is_published: true, changed_at: now })
}
