import { BULK } from '@volante/contract/bulk-targets'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { rightOf } from '../resource/calls.server.ts'
import { csvFile } from '../resource/csv.ts'
import { calledIn, type Resource } from '../resource/resource.ts'
import { fieldsOfRecord } from '../resource/shape.server.ts'
import { wordOf } from '../resource/words.ts'
import { workPage } from '../work-texts.server.ts'
import { whyOf } from './why-of.ts'

/** What became of each row of a bulk change, as a file: headings and values in the words of who reads it. */
export async function batchFile(known: Page, resource: Resource, request: Request, url: URL, id: string) {
  const right = rightOf(resource)
  requireRight(known, url, right)
  const { texts } = workPage(known, request)
  const { t, byKey } = texts
  const { fields: names, rows } = await known.api.bulk.rows({ params: { id } }).catch(refuseForbidden(right))
  const fields = fieldsOfRecord(resource, texts, BULK[resource.path]?.get ?? resource.list, names)
  return csvFile(`${resource.noun}-bulk`, [
    [
      t('work.bulk.row'),
      t('work.bulk.name'),
      t('work.bulk.outcome'),
      t('work.bulk.why'),
      ...fields.flatMap(({ label }) => [
        t('work.bulk.before', { field: byKey(label) }),
        t('work.bulk.after', { field: byKey(label) }),
      ]),
    ],
    ...rows.map((row) => [
      row.id,
      calledIn(resource, row.name, texts),
      t(`work.bulk.outcome.${row.outcome === 'changed' && row.waits ? 'sent' : row.outcome}`),
      whyOf(resource, row, texts) ?? '',
      ...fields.flatMap((field) =>
        [row.before, row.after].map((values) => wordOf(texts, field, values?.[field.name], 'file')),
      ),
    ]),
  ])
}
