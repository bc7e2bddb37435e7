import { BASE_LOOK, lookOf } from '@volante/domain/car/car-image'
import type { Page } from '../shell/page-context.ts'
import type { CarPhotos } from './photos.ts'

/** Takes a model's slug and the MVS code of one of its cars; returns the pictures in that version's trim, null when there are none. */
export type PhotoFinder = (model: string, mvsCode?: string) => CarPhotos | null

/** The pictures there are of some models, of all where none is named. Where they cannot be had cars are drawn. */
export async function findPhotos(
  api: { readonly assets: Pick<Page['api']['assets'], 'pictures'> },
  models: readonly string[] = [],
): Promise<PhotoFinder> {
  const query = models.length > 0 ? { models: [...models] } : {}
  const found = await api.assets.pictures({ query }).catch(() => ({ models: [] }))
  const bySlug = new Map(found.models.map((one) => [one.slug, one]))
  return (model, mvsCode) => {
    const one = bySlug.get(model)
    const name = one && mvsCode ? lookOf(one.looks, mvsCode) : BASE_LOOK
    const look = one?.looks.find((some) => some.name === name)
    if (!one || !look || look.views.length === 0) return null
    const { views, highDensityViews } = look
    const { outside = [], inside = [] } = one.standard.find((some) => some.mvsCode === mvsCode) ?? {}
    const { version, frontOverhang } = one
    return { model, look: look.name, views, highDensityViews, standard: { outside, inside }, frontOverhang, version }
  }
}
