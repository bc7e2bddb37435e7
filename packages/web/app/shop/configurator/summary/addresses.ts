import { addressOf } from '@volante/domain/configuration/address'
import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { pathTo } from '../../../shell/slugs.ts'

type Whose = Parameters<typeof pathTo>[0]

/** Takes a build; returns where it can be seen, printed, downloaded and asked for. All carry the whole build. */
export function summaryAddresses(site: Whose, model: string, index: CatalogueIndex, build: Build) {
  const query = addressOf(index, build, 'resume')
  const summary = pathTo(site, 'summary', { model })
  const car = new URLSearchParams(query)
  car.delete('step')
  return {
    build: `${pathTo(site, 'configurator', { model })}?${query}`,
    summary: `${summary}?${car}`,
    pdf: `${summary}.pdf?${car}`,
    proposal: `${pathTo(site, 'proposal')}?${car}`,
    reserve: `${pathTo(site, 'reserve')}?${car}`,
    order: `${pathTo(site, 'reserve')}?${car}&order=1`,
    passport: `${pathTo(site, 'passportNew')}?${car}`,
    drive: `${pathTo(site, 'testDrive', null, { model })}&${drivenCar(car)}`,
    keep: `${pathTo(site, 'garageKeep')}?${car}`,
  }
}

/** What a demonstration car can be compared with: version, year and colour. */
const drivenCar = (car: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...car].filter(([name]) => ['version', 'year', 'color'].includes(name)))
