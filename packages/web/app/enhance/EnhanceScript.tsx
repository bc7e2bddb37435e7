import { type FactsSource, factsOf, SCRIPT_ID } from './facts.ts'
import { marks } from './marks.ts'

/** The build names the built file (scripts/build.ts); while developing Vite serves the source. */
const SOURCE: string = import.meta.env['VITE_ENHANCE'] ?? '/app/enhance/enhance.ts'

/** The only script of a page to read, with what it may know of the site. */
export const EnhanceScript = ({ site }: { readonly site: FactsSource }) => (
  <script type="module" id={SCRIPT_ID} src={SOURCE} {...marks({ facts: JSON.stringify(factsOf(site)) })} />
)
