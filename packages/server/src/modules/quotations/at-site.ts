import type { Ctx } from '../../platform/http/ctx.ts'

/** The same context at a quotation's own site: its prices, its day, its words. */
export function atSite<C extends Ctx>(ctx: C, id: string): C {
  const site = ctx.everySite.find((one) => one.id === id)
  if (!site) throw new Error(`there is no site ${id}`)
  return { ...ctx, site, text: (key, values) => ctx.texts.say(site, key, values) }
}
