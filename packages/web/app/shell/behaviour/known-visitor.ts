import { KNOWN_COOKIE } from '../../account/known-visitor.ts'
import { xsrfToken } from '../xsrf.ts'
import { cookies, setCookie } from './cookies.ts'

/**
 * Shared pages are made for nobody: a browser that has signed in asks who it is and shows it in the header. Pages made for
 * the visitor say it themselves; who never signed in asks for nothing.
 */
export async function showKnownVisitor(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-visitor="out"]')]
  if (places.length === 0 || cookies()[KNOWN_COOKIE] === undefined) return
  const answer = await fetch('/api/authentication/v2/auth').catch(() => null)
  if (answer?.status === 401) return setCookie(KNOWN_COOKIE, '', 0)
  if (!answer?.ok) return
  const { name }: { name: string } = await answer.json()
  for (const place of places) {
    const shown = place.querySelector('[data-visitor-name]')
    if (shown) shown.textContent = name.trim().split(/\s+/)[0] ?? ''
    for (const field of place.querySelectorAll<HTMLInputElement>('input[name="_xsrf"]')) field.value = xsrfToken()
    place.dataset.visitor = 'in'
  }
}
