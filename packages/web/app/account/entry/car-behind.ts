import { readAddress } from '@volante/domain/configuration/address'
import { drawCar } from '../../car-photo/draw-car.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'

type Shop = Pick<Page, 'api' | 'site' | 'origin'>

/** Takes where somebody goes on to after signing in; returns the car they are about to reserve there, null where it is none. */
export async function carBehind({ api, site, origin }: Shop, returnTo: string) {
  const { pathname, searchParams } = new URL(returnTo, origin)
  const { mvsCode, year, colorCode } = readAddress(searchParams)
  if (pathname !== pathTo(site, 'reserveRegister') || mvsCode === null || year === null) return null
  try {
    const { mvs, catalogue } = await api.car.web({ query: { mvsCode, year } })
    const { code = '', name: colorName = '' } = catalogue.colors.find((color) => color.code === colorCode) ?? {}
    const drawn = await drawCar({ api }, { modelSlug: mvs.modelSlug, mvsCode, year, colorCode: code })
    return { name: `${mvs.modelName} ${mvs.versionName}`, year, colorName, drawn }
  } catch (error) {
    if (callRefusal(error)) return null
    throw error
  }
}

export type SeenCar = NonNullable<Awaited<ReturnType<typeof carBehind>>>
