import * as z from 'zod/mini'
import { call, service } from './kit.ts'

export const assets = service('assets', {
  folder: call({
    id: 'assets.folder.infinity',
    get: '/assets/{folder}.infinity.json',
    access: 'public',
    params: z.object({ folder: z.string().check(z.maxLength(300)) }),
    ok: z.object({
      folder: z.string(),
      assets: z.array(z.object({ name: z.string(), path: z.string(), size: z.int() })),
    }),
    errors: { 'request.notFound': 404 },
    says: 'Takes a folder of the asset tree (slashes allowed); answers its image files with path and size in bytes. Refuses unknown folders and ways out of the tree.',
  }),
  asset: call({
    id: 'assets.asset.exists',
    get: '/assets/{assetPath}',
    access: 'public',
    params: z.object({ assetPath: z.string().check(z.maxLength(300)) }),
    file: true,
    errors: { 'request.notFound': 404 },
    says: 'Takes the path of an asset; answers the file (HEAD tells whether it exists). Refuses unknown paths and ways out of the tree.',
  }),
})
