import { redirect } from 'react-router'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'
import { deskLanguageCookie } from './desk-language.ts'

/** Opens the session of a person of the demo, ends it, or changes the desk's language. */
export async function takeSession({ api }: Pick<Page, 'api'>, request: Request): Promise<Response> {
  const form = await request.formData()
  const language = form.get('language') === 'es-AR' ? ('es-AR' as const) : ('pt-BR' as const)
  if (form.get('intent') === 'close') {
    await api.demo.close({ headers: { cookie: request.headers.get('cookie') ?? '' } })
    return redirect('/desk/sign-in')
  }
  const headers = { 'set-cookie': deskLanguageCookie(language) }
  const email = form.get('email')
  if (typeof email !== 'string') return redirect(backOf(request), { headers })
  const isOpen = await api.demo.open({ body: { email } }).then(
    () => true,
    (error: unknown) => {
      if (!callRefusal(error)) throw error
      return false
    },
  )
  return redirect(isOpen ? ownPath(form.get('to')) : '/desk/sign-in', { headers })
}

/** Only ever to the desk: an address in a form is anybody's. */
export function ownPath(to: unknown): string {
  return typeof to === 'string' && /^\/desk(?:[?/][^\\]*)?$/.test(to) && !to.includes('//') ? to : '/desk'
}

function backOf(request: Request): string {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  return referer ? ownPath(referer.pathname + referer.search) : '/desk'
}
