import type { PageFacts } from '@volante/contract/page'
import { createContext } from 'react-router'
import type { Texts } from '../texts/texts.tsx'

export interface Page extends PageFacts {
  /** The site's words, all namespaces. */
  readonly texts: Texts
  /** Namespaces this address sends to the browser. */
  readonly namespaces: readonly string[]
  /** Whether React runs on this page in the browser and needs its data there. */
  readonly runsReact: boolean
}

/** `context.get(page)` in loaders and actions. */
export const page = createContext<Page>()
