import type { RecordData } from '../load-record.server.ts'
import type { Resource, Row } from '../resource.ts'
import type { FieldShape, Shape } from '../shape.server.ts'

type Choices = Readonly<Record<string, readonly string[]>>

/** Takes a record; returns the further calls on it that its reader may make, each field with what may be chosen of it. */
export const actsOf = (
  resource: Resource,
  { shape, may }: Pick<RecordData, 'shape' | 'may'>,
  row: Row,
): Shape['acts'] =>
  shape.acts.flatMap((act) => {
    const left = may.acts.includes(act.call) && (resource.acts?.[act.call]?.when?.(row) ?? true)
    if (left === false) return []
    const narrowed = narrowedTo(left === true ? {} : left)
    return [{ ...act, form: act.form.map(({ group, fields }) => ({ group, fields: fields.map(narrowed) })) }]
  })

const narrowedTo =
  (only: Choices) =>
  (field: FieldShape): FieldShape => ({ ...field, options: only[field.name] ?? field.options })
