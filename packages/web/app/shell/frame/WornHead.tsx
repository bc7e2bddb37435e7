import { createContext, useContext } from 'react'
import type { Worn } from '../../brand/appearance.ts'
import { useNonce } from '../nonce.ts'

const ID = 'appearance'

/** In the browser: what the page came with. What makes it, the measures of all faces among it, stays on the server (`brand/theme.ts`). */
const OF_PAGE: Worn = {
  css: typeof document === 'undefined' ? '' : (document.getElementById(ID)?.textContent ?? ''),
  fontFiles: [],
}

export const WornContext = createContext<Worn>(OF_PAGE)

/** Of the head. */
export function WornHead() {
  const nonce = useNonce()
  const { css, fontFiles } = useContext(WornContext)
  return (
    <>
      {fontFiles.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <style id={ID} {...nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
    </>
  )
}
