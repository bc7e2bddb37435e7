import { PERMISSIONS } from '@volante/domain/policy/policy'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { handleForm } from '../../forms/handle-form.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { orProblem } from '../or-problem.ts'
import { NEW_CLIENT } from './client-form.ts'

/** Takes the post of the page of external applications: a new one, another secret, or an end. */
export async function handleClients(page: Page, request: Request) {
  const posted = await request.formData()
  const id = formText(posted, 'id')
  if (formText(posted, 'intent') === 'rotate') return orProblem(page, () => page.api.clients.rotate({ params: { id } }))
  if (formText(posted, 'intent') === 'revoke')
    return orProblem(page, async () => ({ revoked: await page.api.clients.revoke({ params: { id } }) }))
  return handleForm(page, NEW_CLIENT, posted, ({ name, rights, markets, dealerCodes, endsOn }) =>
    page.api.clients.create({
      body: {
        name,
        rights: PERMISSIONS.filter((right) => rights.includes(right)),
        markets: COUNTRIES.filter((country) => markets.includes(country)),
        dealerCodes: dealerCodes.split(/[\s,;]+/).filter((code) => code !== ''),
        endsOn,
      },
    }),
  )
}
