import { createContext, useContext } from 'react'
import { type EntryContext, Scripts } from 'react-router'
import { useNonce } from './nonce.ts'
import { useSite } from './root-data.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** What the router knows of the answer being made; nothing in the browser, which finds the scripts already run. */
export const AnswerContext = createContext<EntryContext | null>(null)

/** The router's scripts, except that they are fetched only when the page has been painted; while developing, its own. */
export function LateScripts({ texts }: { readonly texts: string | null }) {
  const answer = useContext(AnswerContext)
  const nonce = useNonce()
  const { language } = useSite()
  if (import.meta.env.DEV) return <Scripts {...nonce} />
  const { handoff, begin } =
    import.meta.env.SSR && answer ? scriptsAfterPaint(answer, texts, language) : { handoff: '', begin: '' }
  return (
    <>
      <script {...nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: handoff }} />
      <script {...nonce} type="module" async suppressHydrationWarning dangerouslySetInnerHTML={{ __html: begin }} />
    </>
  )
}
