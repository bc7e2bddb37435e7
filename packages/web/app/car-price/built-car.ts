import { openBuild, type readAddress } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { grossPrice } from '@volante/domain/configuration/total'
import { data } from 'react-router'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'

/** Takes what the address of a build says; returns its version and what it costs in all, in cents. A version nobody sells, or none, is a missing page. */
export async function builtCar({ api }: Pick<Page, 'api'>, asked: ReturnType<typeof readAddress>) {
  const { mvsCode, year } = asked
  try {
    const { mvs, catalogue } = await api.car.web({ query: { mvsCode: mvsCode ?? '', ...(year ? { year } : {}) } })
    const index = indexCatalogue(catalogue)
    return { mvs, price: grossPrice(index, openBuild(index, asked).build) }
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) < 500) throw data(null, { status: 404 })
    throw error
  }
}
