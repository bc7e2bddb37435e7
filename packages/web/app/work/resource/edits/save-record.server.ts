import { formText } from '../../../shell/form-text.ts'
import type { Texts } from '../../../texts/texts.tsx'
import type { callsOf } from '../calls.server.ts'
import { rowInput } from '../calls.server.ts'
import { mergeEdits, readingOf } from './merge-edits.ts'
import { fieldsOf } from '../record-form.ts'
import type { Resource, Row } from '../resource.ts'
import type { Shape } from '../shape.server.ts'
import { READ } from './use-record-draft.ts'
import { formValuesOf } from '../values.ts'
import { wordOf } from '../words.ts'

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
  at: ReturnType<typeof callsOf>,
  { posted, typed }: Posted,
) {
  const read = readingOf(formText(posted, READ))
  if (!read || resource.get === undefined) return null
  const row = (await at.call(resource.get, rowInput(resource, resource.get, id))) as Row
  const fields = fieldsOf(shape)
  const now = formValuesOf(fields, row)
  const edits = mergeEdits(fields, { read, typed, now }, at.currency)
  const said = fields
    .filter(({ name }) => edits.collided.includes(name))
    .map((field) => {
      const value = wordOf(texts, resource.noun, field, row[field.name]) || texts.t('work.blank')
      return [field.name, [texts.t('work.resource.collided', { value })]] as const
    })
  return { ...edits, refused: Object.fromEntries(said), again: postedWith(posted, edits) }
}

/** What was posted with what others changed in its other fields, so that saving it again takes nothing of that back. */
function postedWith(posted: FormData, { adopted, values }: ReturnType<typeof mergeEdits>): FormData {
  const again = new FormData()
  for (const [name, value] of posted) if (!adopted.includes(name)) again.append(name, value)
  for (const name of adopted) {
    const value = values[name]
    if (value !== false) again.append(name, value === true ? 'on' : String(value))
  }
  return again
}
