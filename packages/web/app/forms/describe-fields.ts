import type { Place } from '@volante/contract/account-rules'
import type * as z from 'zod/mini'
import type { FieldSpecs, FormSpec } from './field-spec.ts'
import { FormField, type TypedField } from './FormField.tsx'

interface FormRules<Name extends string, Facts> extends Pick<FormSpec, 'kind'> {
  readonly fields: readonly Name[]
  schema(facts: Facts & Place): z.ZodMiniType
}

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
      rules: FormRules<Name, Facts>,
    ): FormSpec<Specs, Name, Facts> => ({
      ...(refusals as Pick<FormSpec<Specs, Name>, 'paths' | 'codes'>),
      ...rules,
      specs,
    }),
  }
}
