import type { RegretKind } from '@volante/contract/regret-rules'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { REQUEST_PAGE, REQUESTS } from './request-forms.ts'

/** Takes the posted form; leads to the receipt with the code, or returns what is wrong. Sending the same form twice gives one code. */
export async function handleRequest(page: Page, request: Request, kind: RegretKind) {
  return handleForm(page, REQUESTS[kind].form, await request.formData(), async (values) => {
    const { code } = await page.api.regret.requestCreate({ body: { kind, ...values } })
    return redirect(pathTo(page.site, REQUEST_PAGE[kind], null, { code }), 303)
  })
}
