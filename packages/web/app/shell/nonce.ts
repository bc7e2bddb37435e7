import { createContext, useContext } from 'react'

/** In the browser: the nonce of the page that was loaded. An error page drawn there writes the site's styles anew, which the policy takes with it alone. */
const OF_PAGE =
  typeof document === 'undefined' ? null : (document.querySelector<HTMLElement>('style[nonce]')?.nonce ?? null)

/** The nonce of this response's inline scripts and styles. */
export const NonceContext = createContext<string | null>(OF_PAGE)

/** Properties to spread on an inline script or style. */
export function useNonce(): { nonce?: string } {
  const nonce = useContext(NonceContext)
  return nonce === null ? {} : { nonce }
}
