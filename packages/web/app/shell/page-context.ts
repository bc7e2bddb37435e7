import type { PageFacts } from '@volante/contract/page'
import { createContext } from 'react-router'
import type { Texts } from '../texts/texts.tsx'

export interface Page extends PageFacts {
  /** The site's words, all namespaces. */
  readonly texts: Texts
  /** Namespaces this address sends to the browser. */
  readonly namespaces: readonly string[]
  /** Whether the router's script asks, not the browser for a whole page. */
  readonly isData: boolean
  /** What the page's action returned for a form posted before, which this request shows; see `shell/router/post-redirect-get.ts`. */
  readonly shown: unknown
  /** Whether React runs on this page in the browser and needs its data there. */
  readonly runsReact: boolean
}

/** `context.get(page)` in loaders and actions. */
export const page = createContext<Page>()
