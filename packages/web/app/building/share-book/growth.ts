import type { VersionOrder } from '@volante/domain/configuration/share-code'
import type { ShareBook } from './book.ts'

/** The files of world/data that decide what a share code can name. */
export interface WorldParts {
  readonly years: readonly { readonly mvs: string; readonly country: string; readonly year: number }[]
  readonly parts: readonly {
    readonly id: string
    readonly modelCode: string
    readonly code: string
    readonly type: 'ITEM' | 'ACCESSORY' | 'COLOR' | 'COATING'
  }[]
  readonly services: readonly { readonly id: string; readonly modelCode: string; readonly type: string }[]
}

const EMPTY: VersionOrder = { colors: [], coatings: [], items: [], accessories: [], services: [] }

/** Takes the book and the world; returns the book with what is new at the end of each list: places once given stay. */
export function grown(book: ShareBook, { years, parts, services }: WorldParts): ShareBook {
  const versions = years.map(({ country, mvs, year }) => `${country}/${mvs}/${year}`)
  const codes = [...new Set([...Object.keys(book.models), ...parts.map(({ modelCode }) => modelCode)])]
  const orderOf = (model: string): VersionOrder => {
    const own = parts.filter(({ modelCode }) => modelCode === model)
    const of = (type: string) => own.filter((part) => part.type === type)
    const sold = services.filter(({ modelCode, type }) => modelCode === model && type === 'SALE')
    const known = book.models[model] ?? EMPTY
    return {
      colors: appended(
        known.colors,
        of('COLOR').map(({ code }) => code),
      ),
      coatings: appended(
        known.coatings,
        of('COATING').map(({ code }) => code),
      ),
      items: appended(
        known.items,
        of('ITEM').map(({ id }) => id),
      ),
      accessories: appended(
        known.accessories,
        of('ACCESSORY').map(({ id }) => id),
      ),
      services: appended(
        known.services,
        sold.map(({ id }) => id),
      ),
    }
  }
  return {
    versions: appended(book.versions, versions),
    models: Object.fromEntries(codes.map((code) => [code, orderOf(code)])),
  }
}

const appended = (known: readonly string[], found: readonly string[]): string[] => [...new Set([...known, ...found])]
