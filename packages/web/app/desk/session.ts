import { data, redirect } from 'react-router'
import { basicCredentials } from '../shell/session/basic-credentials.ts'
import { forgetKnownCookie, knownCookie } from '../shell/session/known-cookie.ts'
import { callRefusal } from '../shell/call-refusal.ts'
import { formText } from '../shell/form-text.ts'
import type { Page } from '../shell/page-context.ts'
import { workLanguageCookie } from '../work/work-language.ts'

/** Why somebody could not sign in; what they typed comes back without the password. */
export interface RefusedSignIn {
  readonly email: string
  readonly to: string
  readonly problem: 'wrong' | 'wait' | 'confirm' | 'failed'
  /** How long to wait: minutes, and what is left of one. */
  readonly minutes: number
  readonly seconds: number
}

type Known = Pick<Page, 'api' | 'origin' | 'report' | 'visitor'>

/** Signs in with e-mail and password or as a person of the demo, signs out, or changes the desk's language. */
export async function takeSession(page: Known, request: Request) {
  const form = await request.formData()
  if (form.get('intent') === 'close') return close(page)
  if (form.has('password')) return signIn(page, request, form)
  const language = form.get('language') === 'es-AR' ? ('es-AR' as const) : ('pt-BR' as const)
  const cookie = workLanguageCookie(language)
  if (!form.has('email')) return redirect(backOf(request), { headers: { 'set-cookie': cookie } })
  return openDemo(page, form, cookie)
}

async function close({ api, visitor }: Known): Promise<Response> {
  if (visitor) await api.authentication.signOut()
  return redirect('/desk/sign-in', { headers: { 'set-cookie': forgetKnownCookie } })
}

async function signIn({ api, origin, report }: Known, request: Request, form: FormData) {
  const [email, password, to] = [formText(form, 'email'), formText(form, 'password'), formText(form, 'to')]
  const headers = new Headers()
  try {
    const { language } = await api.authentication.signIn({
      headers: { authorization: basicCredentials(email, password), cookie: request.headers.get('cookie') ?? '' },
      body: { remember: form.has('remember') },
    })
    // The account's own, whatever the last person at this machine chose.
    if (language) headers.append('set-cookie', workLanguageCookie(language))
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) report(error)
    const problem = PROBLEMS[refusal?.code ?? ''] ?? 'failed'
    const { minutes = 0, seconds = 0 } = refusal?.values ?? {}
    const refused: RefusedSignIn = { email, to, problem, minutes: Number(minutes), seconds: Number(seconds) }
    return data(refused, { status: refusal?.status ?? 503 })
  }
  headers.append('set-cookie', knownCookie(origin.startsWith('https:')))
  return redirect(ownPath(to), { status: 303, headers })
}

const PROBLEMS: Readonly<Record<string, RefusedSignIn['problem']>> = {
  'auth.wrongCredentials': 'wrong',
  'request.invalid': 'wrong',
  'auth.tooManyAttempts': 'wait',
  'auth.confirmByEmail': 'confirm',
}

async function openDemo({ api, origin }: Known, form: FormData, languageCookie: string): Promise<Response> {
  const isOpen = await api.demo.open({ body: { email: formText(form, 'email') } }).then(
    () => true,
    (error: unknown) => {
      if (!callRefusal(error)) throw error
      return false
    },
  )
  const headers = new Headers({ 'set-cookie': languageCookie })
  if (isOpen) headers.append('set-cookie', knownCookie(origin.startsWith('https:')))
  return redirect(isOpen ? ownPath(form.get('to')) : '/desk/sign-in', { headers })
}

/** Only ever to the workplace: an address in a form is anybody's. */
export function ownPath(to: unknown, otherwise = '/desk/today'): string {
  return typeof to === 'string' && /^\/(?:desk|admin)(?:[?/][^\\]*)?$/.test(to) && !to.includes('//') ? to : otherwise
}

function backOf(request: Request): string {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  return referer ? ownPath(referer.pathname + referer.search) : ownPath(null)
}
