import type { Ctx } from '../../platform/http/ctx.ts'
import type { Country } from '@volante/domain/vocabulary'

export interface Scope {
  readonly country: Country
  /** Undefined: every brand, as on the group's portal. */
  readonly brand: string | undefined
  readonly year: number | undefined
}

/** The scope as a call's query gives it. */
export interface Asked {
  readonly brand?: string | undefined
  readonly country?: Country | undefined
  readonly year?: number | undefined
}

/** The brand whose theme has a variant of this name, else the name itself: variants of a brand share its cars. */
const baseBrand = (sites: Ctx['sites'], brand: string): string =>
  sites.find(({ theme }) => Object.hasOwn(theme.variants, brand))?.brand ?? brand

/** What a call asks for, completed by its site. */
export function scopeOf(ctx: Pick<Ctx, 'site' | 'sites'>, asked: Asked): Scope {
  const brand = asked.brand ?? (ctx.site.brand === 'portal' ? undefined : ctx.site.brand)
  return {
    country: asked.country ?? ctx.site.country,
    brand: brand === undefined ? undefined : baseBrand(ctx.sites, brand),
    year: asked.year,
  }
}

export const currencyOf = (country: Country): 'BRL' | 'ARS' => (country === 'BR' ? 'BRL' : 'ARS')
