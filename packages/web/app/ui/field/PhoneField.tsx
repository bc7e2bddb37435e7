import type { Country } from '@volante/domain/vocabulary'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'mask' | 'prefix' | 'type' | 'inputMode'> {
  readonly country: Country
}

export function PhoneField({ country, ...props }: PhoneFieldProps) {
  const [prefix, mask] = country === 'BR' ? (['+55', 'phoneBr'] as const) : (['+54', 'phoneAr'] as const)
  return <TextField autoComplete="tel-national" {...props} type="tel" inputMode="tel" prefix={prefix} mask={mask} />
}
