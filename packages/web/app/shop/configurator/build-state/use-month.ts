import type { MonthlyWords } from '../../../car-price/monthly.ts'
import { useSite } from '../../../shell/root-data.ts'
import { basePath } from '../../../shell/slugs.ts'
import { useResponse } from '../responses/use-response.ts'

const WAIT = 500

/** Takes a version and the whole price in cents; returns what the server says a month of it costs on the buyer's terms; null while that is not known. */
export function useMonth(version: string, total: number | null): MonthlyWords | null {
  const base = basePath(useSite())
  const address = total === null ? null : `${base}/financing/months?car=${version}:${total}`
  return useResponse<readonly (MonthlyWords | null)[]>(address, WAIT).value?.[0] ?? null
}
