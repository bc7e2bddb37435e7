import { splitMvsByLength } from '@volante/domain/car/mvs'
import type { Page } from '../../../shell/page-context.ts'
import type { OwnedShown } from '../load-garage.ts'

/** The manuals for a car, of the country it is of; the page stands without them. */
export async function loadManuals(known: Page, { home, brand, mvsCode, year }: OwnedShown) {
  const modelCode = splitMvsByLength(mvsCode)?.modelCode
  try {
    return await known.apiAt(home).manual.list({ query: { brand, year, ...(modelCode ? { modelCode } : {}) } })
  } catch (error) {
    known.report(error)
    return []
  }
}
