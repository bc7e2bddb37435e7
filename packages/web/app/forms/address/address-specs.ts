import type { FieldSpec } from '../field-spec.ts'

/** How an address is asked for; areas add their labels. */
export const ADDRESS_SPECS = {
  postalCode: { autoComplete: 'postal-code', mask: { BR: 'cep' } },
  street: { autoComplete: 'address-line1' },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  complement: { autoComplete: 'address-line2' },
  neighbourhood: { autoComplete: 'address-level3' },
  city: { autoComplete: 'address-level2' },
  state: { control: 'select', autoComplete: 'address-level1' },
} as const satisfies Readonly<Record<string, Omit<FieldSpec, 'label'>>>
