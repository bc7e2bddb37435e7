import type { Ctx } from '../http/ctx.ts'
import type { Country } from './tables.ts'

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

/** What a call asks for, completed by its site. Variants of a brand share its cars. */
export function scopeOf(ctx: Pick<Ctx, 'site'>, asked: Asked): Scope {
  const brand = asked.brand ?? (ctx.site.brand === 'portal' ? undefined : ctx.site.brand)
  return {
    country: asked.country ?? ctx.site.country,
    brand: brand === 'fiat-flag' ? 'fiat' : brand,
    year: asked.year,
  }
}

export const currencyOf = (country: Country): 'BRL' | 'ARS' => (country === 'BR' ? 'BRL' : 'ARS')
