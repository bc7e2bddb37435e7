import { describeFields } from '../../../forms/describe-fields.ts'
import type { Control, FieldSpec, FormSpec } from '../../../forms/field-spec.ts'
import type { TextId } from '../../../texts/ids.ts'
import type { Kind } from '../selection.ts'
import type { FieldShape, Shape } from '../shape.server.ts'

const CONTROLS: Readonly<Partial<Record<Kind, Control>>> = {
  area: 'area',
  list: 'area',
  number: 'number',
  money: 'money',
  flag: 'box',
  choice: 'select',
  brand: 'select',
  country: 'select',
}

const specOf = ({ label, kind, isMany, maxLength }: FieldShape): FieldSpec => ({
  label: label as TextId,
  control: isMany && CONTROLS[kind] === 'select' ? 'boxes' : (CONTROLS[kind] ?? 'text'),
  ...(kind === 'day' ? { type: 'date' as const } : {}),
  ...(kind === 'list' ? { hint: 'work.resource.list' as const } : {}),
  ...(maxLength === undefined ? {} : { maxLength }),
})

export const fieldsOf = ({ form }: Pick<Shape, 'form'>): readonly FieldShape[] => form.flatMap(({ fields }) => fields)

/** Takes the fields of a resource; returns its form. What may be left blank the schema says; anything else the call refuses by name. */
export function recordForm(shape: Pick<Shape, 'form' | 'codes'>, act?: string): FormSpec {
  const fields = fieldsOf(shape)
  const specs = Object.fromEntries(fields.map((field) => [field.name, specOf(field)]))
  return describeFields(specs, { codes: shape.codes }).form({
    kind: act ?? 'record',
    ...(act === undefined ? {} : { prefix: act }),
    fields: fields.map(({ name }) => name),
    rules: (values) =>
      Object.fromEntries(
        fields
          .filter(({ name, isRequired }) => isRequired && String(values[name] ?? '').trim() === '')
          .map(({ name }) => [name, { key: 'validation.required' as const }]),
      ),
  }) as FormSpec
}
