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
    // What all pages look by, which the next page has already; areas' rules come after those of the pieces. Each file of styles comes
    // in one round trip of a slow line (14 KB).
    name: 'look',
    test: /\/app\/(brand|shell|ui|car-photo(?!\/place)|car-price|forms)\/.*\.css/,
    priority: 18,
  },
  {
    name: 'showroom',
    test: /\/app\/(car-photo\/place|shop\/(home|portal|range|models?|reviews|ownership-cost|comparator|configurator\/saved))\/.*\.css/,
    priority: 18,
  },
  { name: 'shop', test: /\/app\/(building|shop)\/.*\.css/, priority: 17 },
  {
    // One small rule that most files ask, too: with the others it would load them all where none is needed. A rail of steps is less than
    // the request it would cost.
    name: 'frame',
    test: /\/app\/(root\.tsx|ui\/navigation\/StepRail|(shell\/(?!light|refusal-words|frame\/(?:edit-texts|drawn\/))|texts\/|brand\/(?!theme|fonts)))|\/domain\/src\/(choice|local-time)\./,
    priority: 15,
  },
  // Of one page or another: whoever is built first would otherwise keep them for all.
  { name: 'rare-icons', test: /\/app\/ui\/action\/rare-icons/, priority: 15 },
  {
    // What forms and the configurator share; without a group of its own it would come with one of them, and the one with the other.
    name: 'controls',
    test: /\/app\/ui\/(action\/(?!rare-icons)|choice\/(?!SwatchGroup|OptionCard)|feedback|field\/(?!ComboBox|TagField|start-suggestions|use-kept-text|PhoneField)|layout)|lucide-react\//,
    minShareCount: 4,
    priority: 12,
  },
  // Of forms what each has; these some do.
  { name: 'upload', test: /\/app\/forms\/(upload\/|FilePick)/, priority: 14 },
  { name: 'address', test: /\/app\/forms\/address\/(?!address-specs)/, priority: 10.5 },
  {
    name: 'forms',
    test: /\/app\/forms\/(?!upload\/|FilePick|address\/[APf]|[dD]raft)|\/ui\/field\/PhoneField|node_modules\/@conform-to\//,
    priority: 11,
  },
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
  {
    name: 'car',
    test: /\/app\/(ui\/(choice\/SwatchGroup|data\/(Picture|Price|price)|car\/paint)|car-price\/(?!FullPrice|bought)|car-photo\/(LiveCarPhoto|photos\.ts|pictured|use-picture|CarPhoto\.tsx|CarDrawing|drawing-address))|\/domain\/src\/car\/(car-image|mvs)/,
    minShareCount: 4,
    priority: 9,
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
const scopedName = (name: string, file: string): string =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}_${sheetOf(file)}`

function sheetOf(file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  const place = STYLES.indexOf(path)
  return place < 0 ? path.replace(/\W/g, '_') : place.toString(36)
}

/** In place of each sheet's list of its classes, 4 KB in all of the shop, the rule by which they are named. */
const namedClasses: Plugin = {
  name: 'named-classes',
  apply: 'build',
  enforce: 'post',
  transform(_code, id) {
    if (!/\.module\.css(?:$|\?)/.test(id)) return null
    return `import { classNames } from '/app/brand/class-names.ts'\nexport default classNames(${JSON.stringify(sheetOf(id))})`
  },
}

/** One letter beyond Latin-1 makes every letter of a file two bytes in memory: the server's file holds 4 MB of them. */
const narrowLetters: Plugin = {
  name: 'narrow-letters',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /(?<!\\)[^\0-\xff]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Names stay as they are written: whoever reads a fault finds its place.
    ssr: {
      build: {
        rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } } },
      },
    },
  },
  plugins: [reactRouter(), tellPages, namedClasses, narrowLetters],
  // Found while a page loads, a dependency would reload it under the reader's hands.
  optimizeDeps: { entries: ['app/root.tsx', 'app/**/*.{page,layout}.tsx', 'app/**/{start-*,enhance}.ts'] },
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
})
