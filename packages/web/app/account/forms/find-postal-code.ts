import { postalCodeRefusal } from '@volante/domain/places/postal-code'
import { refuse } from '../../forms/handle-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { FORMS } from './account-forms.ts'

/** The button beside the CEP, for pages without script: the form again, with what the code knows. */
export async function findPostalCode({ api, site, texts }: Page, posted: FormData) {
  const cep = formText(posted, 'postalCode').trim()
  const wrong = (message: string) => refuse(FORMS.address, posted, { fieldErrors: { postalCode: [message] } }, 422)
  const refusal = postalCodeRefusal(cep, site.country)
  if (refusal) return wrong(texts.byKey(refusal.key))
  try {
    const { street, neighborhood, city, uf } = await api.geography.cepGet({ params: { cep } })
    for (const [name, value] of Object.entries({ street, neighbourhood: neighborhood, city, stateCode: uf }))
      posted.set(name, value)
    return refuse(FORMS.address, posted, {}, 200)
  } catch (error) {
    const refused = callRefusal(error)
    if (!refused) throw error
    return wrong(refused.message)
  }
}
