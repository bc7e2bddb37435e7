import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What most pages load comes in a few files: a request costs more than the bytes a page might have left out. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|cookie)\/|vite\/preload-helper/,
    priority: 20,
  },
  {
    // All of the shop's pages look by one file, which the next page has already; other areas' rules come after those of the pieces.
    name: 'look',
    test: /\/app\/(brand|shell|ui|car-photo|car-price|forms|shop)\/.*\.css/,
    priority: 18,
  },
  {
    // One small rule that most files ask, too: with the others it would load them all where none is needed. A rail of steps is less than
    // the request it would cost.
    name: 'frame',
    test: /\/app\/(root\.tsx|ui\/navigation\/StepRail|(shell\/(?!light|frame\/edit-texts)|texts\/|brand\/))|\/domain\/src\/choice\./,
    priority: 15,
  },
  {
    // What forms and the configurator share; without a group of its own it would come with one of them, and the one with the other.
    name: 'controls',
    test: /\/app\/(ui\/(action\/(?!rare-icons)|choice|feedback|field\/(?!ComboBox|TagField|start-suggestions|use-kept-text)|layout|data\/(Picture|Price|price))|car-photo\/(Live|photos|pictured|use-picture))|lucide-react\//,
    minShareCount: 4,
    priority: 12,
  },
  { name: 'forms', test: /\/app\/forms\/|node_modules\/@conform-to\//, priority: 11 },
  {
    name: 'rules',
    test: /\/domain\/src\/(fields|person|company|places\/address)/,
    minShareCount: 4,
    priority: 11,
  },
  {
    // Only what nearly every page with React has: pages without it count here and load none. Rules of buying and rights are other areas'.
    name: 'pieces',
    test: /\/app\/ui\/|\/domain\/src\/(?!order\/|payment\/|policy\/)/,
    minShareCount: 40,
    priority: 10,
  },
  { name: 'configurator', test: /\/configurator\/configurator\.page/, priority: 5 },
]

/** Tells browsers that a page's module has changed: pages without React hold none that Vite could exchange. */
const tellPages: Plugin = {
  name: 'tell-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send('page-changed')
  },
}

const STYLES = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort()

/** A class by its own name and its file's place in the list of all: the hash and line that Vite adds are a kilobyte more in every page with React. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  const place = STYLES.indexOf(path)
  return `${name}_${place < 0 ? path.replace(/\W/g, '_') : place.toString(36)}`
}

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  plugins: [reactRouter(), tellPages],
  // Found while a page loads, a dependency would reload it under the reader's hands.
  optimizeDeps: { entries: ['app/root.tsx', 'app/**/*.{page,layout}.tsx', 'app/**/{start-*,enhance}.ts'] },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
})
