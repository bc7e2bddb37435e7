import type { FieldSpecs, FormSpec } from './field-spec.ts'
import { FormField, type TypedField } from './FormField.tsx'

/**
 * Takes the fields of an area, each described once; returns the component that shows one by its name, and what makes the area's
 * forms of them.
 */
export function describeFields<const Specs extends FieldSpecs>(
  specs: Specs,
  refusals: Pick<FormSpec<Specs>, 'paths' | 'codes'> = {},
) {
  return {
    specs,
    Field: FormField as TypedField<Specs>,
    form: <const Name extends keyof Specs & string, Facts = unknown>(
      form: Pick<FormSpec<Specs, Name, Facts>, 'kind' | 'fields' | 'rules' | 'labels'>,
    ): FormSpec<Specs, Name, Facts> => ({
      ...(refusals as Pick<FormSpec<Specs, Name>, 'paths' | 'codes'>),
      ...form,
      specs,
    }),
  }
}
