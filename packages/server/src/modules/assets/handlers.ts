import { assets } from '@volante/contract/assets'
import { implement } from '../../platform/http/implement.ts'
import { findCars } from './cars.ts'
import { listFolder } from './list-folder.ts'
import { findAsset } from './send-asset.ts'

export const assetsHandlers = implement(assets, {
  async folder({ ctx, params, fail }) {
    const found = await listFolder(ctx, params.folder)
    if (!found) throw fail('request.notFound')
    return { folder: params.folder, assets: found }
  },

  async pictures({ ctx, query }) {
    const cars = await findCars(ctx, query.models)
    return { models: cars.map(({ paint: _paint, ...car }) => car) }
  },

  async asset({ ctx, params, query, fail }) {
    const found = await findAsset(ctx, params.assetPath, query.v)
    if (!found) throw fail('request.notFound')
    if (found === 'busy') throw fail('request.unavailable')
    return found
  },
})
