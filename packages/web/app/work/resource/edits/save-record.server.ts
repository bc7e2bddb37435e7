import type { Texts } from '../../../texts/texts.tsx'
import type { callsOf } from '../calls.server.ts'
import { rowInput } from '../calls.server.ts'
import { fieldsOf } from './record-form.ts'
import type { Resource, Row } from '../resource.ts'
import type { Shape } from '../shape.server.ts'
import { formValuesOf, sameIn } from '../values.ts'
import { wordOf } from '../words.ts'
import { mergePosted } from './merge-edits.ts'

interface Posted {
  readonly posted: FormData
  readonly typed: Row
}

/**
 * Takes a record's form as it was posted; returns it put together with what others saved since it was opened, and what to say at
 * each field that both changed. Null for a form that does not say how the record stood.
 */
export async function editsOf(
  texts: Texts,
  { resource, shape, id }: { readonly resource: Resource; readonly shape: Shape; readonly id: string },
  at: Awaited<ReturnType<typeof callsOf>>,
  { posted, typed }: Posted,
) {
  if (resource.get === undefined) return null
  const row = (await at.call(resource.get, rowInput(resource, resource.get, id))) as Row
  const fields = fieldsOf(shape)
  return mergePosted(posted, {
    names: fields.map(({ name }) => name),
    typed,
    now: formValuesOf(fields, row),
    isSame: sameIn(fields, at.currency),
    say: (name) => {
      const field = fields.find((known) => known.name === name)
      const value = field ? wordOf(texts, field, row[name]) : ''
      return texts.t('work.resource.collided', { value: value || texts.t('work.blank') })
    },
  })
}
