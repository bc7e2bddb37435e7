import * as z from 'zod/mini'
import { Brand, Country, DatasheetCell, Mvs } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { many } from './query.ts'

export const versionComparator = service('version-comparator', {
  compare: call({
    id: 'version-comparator.comparisons.list',
    get: '/version-comparator/comparisons',
    access: 'public',
    cache: ['catalogue', 'prices'],
    query: z.object({ mvsCode: many(4), brand: z.optional(Brand), country: z.optional(Country) }),
    ok: z.object({
      versions: z.array(Mvs),
      /** Of each row one cell a version, in the order of `versions`. */
      groups: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          rows: z.array(
            z.object({
              key: z.string(),
              label: z.string(),
              unit: z.nullable(z.string()),
              kind: z.string(),
              differs: z.boolean(),
              cells: z.array(DatasheetCell),
            }),
          ),
        }),
      ),
    }),
    errors: { 'request.notFound': 404 },
    says: 'Takes one to four MVS codes as repeated keys; returns versions and datasheets side by side in that order. Refuses a version the country does not know.',
  }),
})
