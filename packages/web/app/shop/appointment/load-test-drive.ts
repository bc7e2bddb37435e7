import { readAddress } from '@volante/domain/configuration/address'
import { drawCar } from '../../car-photo/draw-car.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { loadRange } from '../range/range.ts'
import { loadDays } from './days/load-days.ts'
import { loadWho } from './load-who.ts'
import { loadPlace } from './load-place.ts'

/** What the form begins with: everything that the address already says. */
export async function loadTestDrive(shop: Page, asked: URLSearchParams, known: string) {
  const [models, place] = await Promise.all([shop.api.mvs.modelList({ query: {} }), loadPlace(shop, asked, known)])
  const onSale = models.filter(({ onSale: isOn }) => isOn)
  const model = onSale.find(({ slug }) => slug === asked.get('model'))
  const built = model ? await builtCar(shop, asked, model.slug) : null
  const at = { dealer: model ? place.dealer : null, model: model?.modelName ?? null }
  return {
    ...place,
    ...(await loadDays(shop, { ...at, day: asked.get('day') })),
    model: model ? { slug: model.slug, name: model.modelName, licence: model.licence } : null,
    built,
    models: model ? [] : await loadRange(shop),
    who: await loadWho(shop),
    formKey: crypto.randomUUID(),
  }
}

/** The version and the colour of a car that was built, as the address names them; null where it names none of the model. */
async function builtCar(shop: Page, asked: URLSearchParams, slug: string) {
  const { mvsCode, year, colorCode } = readAddress(asked)
  if (mvsCode === null) return null
  const { api } = shop
  const query = { mvsCode, ...(year === null ? {} : { year }) }
  const car = await api.car.web({ query }).catch((error: unknown) => {
    if (callRefusal(error)) return null
    throw error
  })
  if (car?.mvs.modelSlug !== slug) return null
  const { mvs, catalogue } = car
  const color = catalogue.colors.find(({ code }) => code === colorCode)
  const drawn = await drawCar(shop, { modelSlug: slug, mvsCode, year: mvs.year, colorCode: color?.code ?? '' })
  return {
    name: [mvs.versionName, color?.name].filter(Boolean).join(', '),
    codes: { version: mvsCode, color: color?.code ?? null, year: String(mvs.year) },
    drawn,
  }
}
