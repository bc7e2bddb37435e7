import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { basicCredentials } from '../../shell/session/basic-credentials.ts'
import { FORMS } from '../forms/account-forms.ts'
import { goOn, returnPath } from '../../shell/session/go-on.ts'

/** Where a person goes on to sign in with a provider. */
export interface LeavingFor {
  readonly url: string
  readonly label: string
}

/** Where a provider's answer that failed leads back to; the provider is told one address for all sites. */
export const BACK_COOKIE = 'volante-sign-in-page'
const BACK_MINUTES = 10

/** The sign-in page's action: by e-mail and password, by a provider, or as a person of the demo. */
export async function signIn(page: Page, request: Request) {
  const form = await request.formData()
  const returnTo = formText(form, 'returnTo')
  if (form.has('provider')) return startProvider(page, formText(form, 'provider'), returnTo)
  if (form.has('person')) return openDemo(page, formText(form, 'person'), returnTo)
  return handleForm(page, FORMS.signIn, form, async ({ email, password, remember }) => {
    await page.api.authentication.signIn({
      headers: {
        authorization: basicCredentials(email, password),
        cookie: request.headers.get('cookie') ?? '',
      },
      body: {
        brand: page.site.brand,
        remember,
        confirmation: formText(form, 'confirmation') || null,
      },
    })
    return goOn(page, returnTo)
  })
}

async function startProvider(page: Page, provider: string, wanted: string) {
  const { api, origin, site } = page
  const returnTo = returnPath(page, wanted)
  const back = pathTo(site, 'signIn', null, { returnTo })
  try {
    const found = await api.authentication.providers()
    const { url } = await api.authentication.startProvider({ body: { provider, brand: site.brand, returnTo } })
    const label = found.find(({ name }) => name === provider)?.label ?? provider
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    const cookie = `${BACK_COOKIE}=${encodeURIComponent(back)}; Path=/; Max-Age=${BACK_MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`
    return data({ leavingFor: { url, label } satisfies LeavingFor }, { headers: { 'set-cookie': cookie } })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) page.report(error)
    return redirect(`${back}&problem=${refusal?.code ?? 'auth.providerFailed'}`, 303)
  }
}

async function openDemo(page: Page, email: string, returnTo: string) {
  try {
    await page.api.demo.open({ body: { email } })
  } catch (error) {
    if (!callRefusal(error)) throw error
    return redirect(pathTo(page.site, 'signIn'), 303)
  }
  return goOn(page, returnTo)
}

/** Takes what the page's action answered; returns where somebody is leaving for, if so. */
export function leavingFor(answer: unknown): LeavingFor | null {
  const isLeaving = typeof answer === 'object' && answer !== null && 'leavingFor' in answer
  return isLeaving ? (answer.leavingFor as LeavingFor) : null
}

/** Why a sign-in by provider ended, in the site's words; anything unknown reads like a provider that failed. */
export function problemOf({ texts }: Pick<Page, 'texts'>, code: string | null): string | null {
  if (!code) return null
  const isKnown = /^(auth|request)\.[a-zA-Z]+$/.test(code) && texts.has(code)
  return isKnown ? texts.byKey(code) : texts.t('account.problem.provider')
}
