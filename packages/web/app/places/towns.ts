import type { LonLat } from '@volante/domain/places/places'
import type { Page } from '../shell/page-context.ts'

/** A municipality or locality on a map. */
export interface Town {
  readonly name: string
  readonly at: LonLat
  readonly isLarge: boolean
}

/** What lies around a point, nearest first. The map stands without, so a failure is only logged. */
export async function townsAround({ api, report }: Page, [longitude, latitude]: LonLat): Promise<Town[]> {
  try {
    const cities = await api.geography.cityAround({ query: { longitude, latitude } })
    return cities.map(({ name, isLarge, longitude: lon, latitude: lat }) => ({ name, isLarge, at: [lon, lat] }))
  } catch (error) {
    report(error)
    return []
  }
}
