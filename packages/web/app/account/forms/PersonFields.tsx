import { useSite } from '../../shell/root-data.ts'
import { Field } from './account-forms.ts'

/** CPF in Brazil; DNI in Argentina, where a CUIL says the same. */
export function TaxIdField({ className }: { readonly className?: string | undefined }) {
  return useSite().country === 'BR' ? (
    <Field name="cpf" className={className} />
  ) : (
    <Field name="dni" className={className} />
  )
}

export const BirthdateField = () => <Field name="birthdate" placeholder="dd/mm/aaaa" />
