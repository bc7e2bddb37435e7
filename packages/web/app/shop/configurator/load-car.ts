import type { CarForWeb } from '@volante/contract/car'
import type { Api } from '@volante/contract'
import type { AddressRequest } from '@volante/domain/configuration/address'
import { data } from 'react-router'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { silhouetteOf } from '../../car-photo/silhouette.ts'

type Models = Awaited<ReturnType<Api['mvs']['modelList']>>
type Model = Models[number]

export interface LoadedCar {
  readonly model: Pick<Model, 'slug' | 'modelCode' | 'modelName'> & Pick<PicturedCar, 'drawing' | 'length' | 'height'>
  readonly car: CarForWeb
  /** What the address asked for and the catalogue no longer sells. */
  readonly unknown: { readonly version: string | null; readonly year: number | null }
}

/** The models of the site that are on sale, in showroom order. */
async function modelsOnSale(api: Api): Promise<readonly Model[]> {
  const models = await api.mvs.modelList()
  return models.filter(({ onSale }) => onSale)
}

/** Takes a model's slug and what an address asks for; returns the car with its catalogue, the model's first version when the asked one is not sold. A page without its model is missing. */
export async function loadCar(
  api: Api,
  slug: string,
  asked: Pick<AddressRequest, 'mvsCode' | 'year'>,
): Promise<LoadedCar> {
  const model = (await modelsOnSale(api)).find((one) => one.slug === slug)
  if (!model) throw data(null, { status: 404 })
  const versions = await api.mvs.mvsList({ query: { modelCode: model.modelCode } })
  const found = versions.find(({ code }) => code === asked.mvsCode)
  const version = found ?? versions[0]
  if (!version) throw data(null, { status: 404 })
  const newest = await api.car.web({ query: { mvsCode: version.code } })
  const { year } = asked
  const isOther = year !== null && year !== newest.mvs.year && newest.years.includes(year)
  const car = isOther ? await api.car.web({ query: { mvsCode: version.code, year } }) : newest
  const { modelCode, modelName, body, dimensions } = model
  const { length, height } = dimensions
  return {
    model: { slug, modelCode, modelName, drawing: silhouetteOf(body, dimensions), length, height },
    car,
    unknown: {
      version: asked.mvsCode !== null && !found ? asked.mvsCode : null,
      year: found && year !== null && year !== car.mvs.year ? year : null,
    },
  }
}
