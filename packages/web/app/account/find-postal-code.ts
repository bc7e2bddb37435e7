import { data } from 'react-router'
import { postalCodeRefusal } from '@volante/domain/postal-code'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'
import { type FormKind, valuesOf } from './forms/account-forms.ts'
import type { Refused } from '../forms/take-form.ts'

/** The button beside the CEP, for pages without script: the form again, with what the code knows. */
export async function findPostalCode({ api, site, texts }: Page, kind: FormKind, form: FormData) {
  const values = valuesOf(form)
  const refusal = postalCodeRefusal(values.postalCode, site.country)
  const again = (found: Partial<Refused>, status: number) =>
    data<Refused>({ kind, values, errors: {}, failure: null, ...found }, { status })
  if (refusal) return again({ errors: { postalCode: texts.byKey(refusal.key) } }, 422)
  try {
    const found = await api.geography.cepGet({ params: { cep: values.postalCode.trim() } })
    const { street, neighborhood, city, uf } = found
    return again({ values: { ...values, street, neighbourhood: neighborhood, city, stateCode: uf } }, 200)
  } catch (error) {
    const said = callRefusal(error)
    if (!said) throw error
    return again({ errors: { postalCode: said.message } }, 422)
  }
}
