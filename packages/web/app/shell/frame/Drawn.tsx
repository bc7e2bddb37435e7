import { createContext, lazy, Suspense, useContext } from 'react'
import { marked, markOf, marks } from '../../enhance/marks.ts'
import { useSite } from '../root-data.ts'

/** Parts of the frame that are the same for everybody at a site, and hold nothing of a visitor or of the page's address. */
const PARTS = {
  nav: lazy(() => import('./drawn/NavLinks.tsx')),
  foot: lazy(() => import('./drawn/FrameFoot.tsx')),
} as const

export type DrawnParts = Readonly<Record<keyof typeof PARTS, string>>

/** On the server: those of the page's site as HTML. */
export const DrawnContext = createContext<DrawnParts | null>(null)

/** In the browser: what stood in the page as it came, by site and part. */
const FOUND = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll(marked('static-part'))].map((part) => [
        markOf(part, 'static-part'),
        part.innerHTML,
      ]),
)

/**
 * A part as the server has drawn it, once for all pages of the site, and as the browser found it: React draws it neither here nor there.
 * Only where the browser goes on to another site, or comes from a page without a frame, is the part's code fetched.
 */
export function Drawn({ part }: { readonly part: keyof typeof PARTS }) {
  const site = useSite()
  const drawn = useContext(DrawnContext)
  const name = `${site.id} ${part}`
  const html = drawn?.[part] ?? FOUND.get(name)
  const Part = PARTS[part]
  if (html === undefined)
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  return <div {...marks({ 'static-part': name })} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
