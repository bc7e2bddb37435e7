import { useSite } from '../../shell/root-data.ts'
import { PhoneField } from '../../ui/field/PhoneField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { useField } from './form-context.tsx'

/** CPF in Brazil; DNI in Argentina, where a CUIL says the same. */
export function TaxIdField(props: { readonly isOptional?: boolean; readonly className?: string | undefined }) {
  const { isOptional = false, className } = props
  const { country } = useSite()
  const { field } = useField()
  const how = { inputMode: 'numeric', autoComplete: 'off', isOptional, required: !isOptional, className } as const
  return country === 'BR' ? (
    <TextField {...field('cpf')} {...how} mask="cpf" />
  ) : (
    <TextField {...field('dni')} {...how} mask="dniOrCuil" />
  )
}

export function OwnPhoneField({ isOptional = false }: { readonly isOptional?: boolean }) {
  const { country } = useSite()
  const { field } = useField()
  return <PhoneField {...field('phone')} country={country} isOptional={isOptional} required={!isOptional} />
}

export function BirthdateField({ isOptional = false }: { readonly isOptional?: boolean }) {
  const { field } = useField()
  return (
    <TextField
      {...field('birthdate')}
      mask="date"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="dd/mm/aaaa"
      isOptional={isOptional}
      required={!isOptional}
    />
  )
}
