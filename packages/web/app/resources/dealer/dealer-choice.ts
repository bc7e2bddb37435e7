import type { Choice } from '../../ui/field/Select.tsx'

/** A dealer among others. */
export const dealerChoice = ({ code, name }: { readonly code: string; readonly name: string }): Choice => ({
  value: code,
  label: name,
})
