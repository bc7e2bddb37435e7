import { assets } from '@volante/contract/assets'
import { implement } from '../http/implement.ts'
import { listFolder, readAsset } from './files.ts'

export const assetsHandlers = implement(assets, {
  async folder({ params, fail }) {
    const found = await listFolder(params.folder)
    if (!found) throw fail('request.notFound')
    return { folder: params.folder, assets: found }
  },

  async asset({ params, fail }) {
    const found = await readAsset(params.assetPath)
    if (!found) throw fail('request.notFound')
    return found
  },
})
