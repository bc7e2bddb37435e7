import { createContext, useContext } from 'react'

/** The nonce of this answer's inline scripts and styles; the browser never sees it, so it is empty there. */
export const NonceContext = createContext<string | null>(null)

/** Properties to spread on an inline script or style. */
export function useNonce(): { nonce?: string } {
  const nonce = useContext(NonceContext)
  return nonce === null ? {} : { nonce }
}
