import { useSite } from '../shell/root-data.ts'
import { LIGHT_SCRIPT_ID, lightFacts } from './enhance-facts.ts'

/** The build names the built file (scripts/build.ts); while developing Vite serves the source. */
const SOURCE: string = import.meta.env['VITE_LIGHT'] ?? '/app/enhance/enhance.ts'

/** The only script of a page that says `script: 'light'`, with what it may know of the site. */
export function LightScript() {
  const site = useSite()
  return <script type="module" id={LIGHT_SCRIPT_ID} src={SOURCE} data-facts={JSON.stringify(lightFacts(site))} />
}
