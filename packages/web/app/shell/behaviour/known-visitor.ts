import { marked, markOf, setMark } from '../../enhance/marks.ts'
import { KNOWN_COOKIE } from '../session/known-cookie.ts'
import { PREVIEW_BAR } from '../frame/preview-bar.ts'
import { xsrfToken } from '../session/xsrf.ts'
import { cookies, setCookie } from './cookies.ts'

/**
 * Shared pages are made for nobody: a browser that has signed in asks who it is and shows it in the header. Pages made for
 * the visitor say it themselves; who never signed in asks for nothing.
 */
export async function showKnownVisitor(): Promise<void> {
  const places = [...document.querySelectorAll(marked('visitor'))].filter((place) => markOf(place, 'visitor') === 'out')
  // A preview is seen as somebody else than who opened it.
  if (document.getElementById(PREVIEW_BAR)) return
  if (places.length === 0 || cookies()[KNOWN_COOKIE] === undefined) return
  const response = await fetch('/api/authentication/v2/auth').catch(() => null)
  if (response?.status === 401) return setCookie(KNOWN_COOKIE, '', 0)
  if (!response?.ok) return
  const { name }: { name: string } = await response.json()
  for (const place of places) {
    const shown = place.querySelector(marked('visitor-name'))
    if (shown) shown.textContent = name.trim().split(/\s+/)[0] ?? ''
    for (const field of place.querySelectorAll<HTMLInputElement>('input[name="_xsrf"]')) field.value = xsrfToken()
    setMark(place, 'visitor', 'in')
  }
}
