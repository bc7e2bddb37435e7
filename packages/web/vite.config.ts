import { reactRouter } from '@react-router/dev/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), { ...optimizeLocales.vite({ locales: ['pt-BR', 'es-AR', 'en-US'] }), enforce: 'pre' }],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
