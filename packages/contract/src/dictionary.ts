import { LANGUAGES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'

export const dictionary = service('dictionary', {
  get: call({
    id: 'dictionary.root.get',
    get: '/dictionary/{language}',
    access: 'public',
    params: z.object({ language: z.enum(LANGUAGES) }),
    ok: z.record(z.string(), z.string()),
    cache: ['sites', 'texts'],
    says: "Returns all page texts of a language by id, with the site's own texts in place of the common ones.",
  }),
})
