import { reactRouter } from '@react-router/dev/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'

/** What most pages load comes in a few files: a request costs more than the bytes a page might have left out. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|cookie)\/|vite\/preload-helper/,
    priority: 20,
  },
  { name: 'frame', test: /\/app\/(root\.tsx|(shell\/(?!portal|light)|texts\/|brand\/))/, priority: 15 },
  { name: 'pieces', test: /\/app\/ui\/|\/domain\/|node_modules\/lucide-react\//, minShareCount: 3, priority: 10 },
  { name: 'configurator', test: /\/configurator\/configurator\.page/, priority: 5 },
]

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  plugins: [reactRouter(), { ...optimizeLocales.vite({ locales: ['pt-BR', 'es-AR', 'en-US'] }), enforce: 'pre' }],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
