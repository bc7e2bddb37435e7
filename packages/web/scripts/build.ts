/** Builds the pages into the folder named by WEB_BUILD and lays compressed copies beside what browsers load. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, createBuilder } from 'vite'
import { LANGUAGES } from '@volante/domain/vocabulary'
import { isOfSite, type ManifestRoute, siteManifest } from '../app/shell/router/site-manifest.ts'
import { compressFolder } from './compress.ts'

// Whoever starts the platform for tests says otherwise, and both builds ask.
process.env.NODE_ENV = 'production'
const web = join(import.meta.dirname, '..')
const target = process.env.WEB_BUILD ?? 'build/current'
process.env.WEB_BUILD = target
process.chdir(web)
const enhance = await buildEnhance()
process.env.VITE_ENHANCE = `/${enhance[0].fileName}`
// What the router's command does, in this process: a second one would load all of it again.
await (await createBuilder({ root: web, logLevel: 'error' })).buildApp()

await nameTheLookOnce()
await lightenManifest()

const client = join(web, target, 'client')
await mkdir(join(client, 'assets'), { recursive: true })
for (const { fileName, content } of enhance) await writeFile(join(client, fileName), content)
await compressFolder(client, 9)

/**
 * The router marks shared style sheets with `#`, so that one loaded with a part of a page is another to it than the page's own and
 * outlives that. The shop's is linked by the root of every page: unmarked it is found there and not applied a second time.
 */
async function nameTheLookOnce(): Promise<void> {
  const assets = join(web, target, 'client/assets')
  const manifests = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name))
  for (const file of [...manifests.map((name) => join(assets, name)), join(web, target, 'server/index.js')]) {
    const content = await readFile(file, 'utf8')
    await writeFile(file, content.replace(/(look-[\w-]+\.css)#/g, '$1'))
  }
}

/**
 * What a page's modules import is named in the page itself; in the browser the router asks its manifest only for links that load
 * ahead, of which there are none. Without them every page with React loads 4 KB less, and 6 KB less where a site's pages have a list of
 * their own: what is not in it is asked for whole (`ask-whole.ts`).
 */
async function lightenManifest(): Promise<void> {
  const assets = join(web, target, 'client/assets')
  for (const name of await readdir(assets)) {
    if (!/^manifest-.*\.js$/.test(name)) continue
    const content = await readFile(join(assets, name), 'utf8')
    const [, start, json] = /^(window\.__reactRouterManifest=)(.*?);?\s*$/s.exec(content) ?? []
    if (start === undefined || json === undefined) continue
    const manifest: Manifest = JSON.parse(json)
    const write = (file: string, value: Manifest) =>
      writeFile(join(assets, file), `${start}${JSON.stringify(value, needed)};`)
    await write(name, manifest)
    for (const language of LANGUAGES) {
      const routes = Object.fromEntries(
        Object.entries(manifest.routes).filter(([, route]) => isOfSite(route, language)),
      )
      await write(siteManifest(name, language), { ...manifest, routes })
    }
  }
}

interface Manifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>
}

/** What is false may as well be absent. */
function needed(key: string, value: unknown): unknown {
  return key === 'imports' || value === false ? undefined : value
}

interface Script {
  readonly fileName: string
  readonly content: string | Uint8Array
}

/** The script of pages to read and the parts some of them load, apart from the pages' own build: they must never share a file with React. */
async function buildEnhance(): Promise<readonly [Script, ...Script[]]> {
  const answer = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'app/enhance/enhance.ts',
        output: {
          entryFileNames: 'assets/enhance-[hash].js',
          chunkFileNames: 'assets/enhance-[name]-[hash].js',
          // A library's worker goes out as it came, by the name of workers (static-files.ts).
          assetFileNames: 'assets/enhance-[name].worker-[hash].js',
          // Parts import the names too: left alone they would be a file of their own.
          codeSplitting: { groups: [{ name: 'enhance', test: /\/app\/enhance\/(enhance|marks)\.ts$/ }] },
        },
      },
    },
  })
  const output = 'output' in answer ? answer.output : []
  const [entry] = output.filter((file) => file.type === 'chunk')
  if (!entry || entry.imports.length > 0) throw new Error('What every page to read loads must be one file')
  if (output.some(({ names }) => names?.some((name) => name.endsWith('.css'))))
    throw new Error('The script has no styles of its own')
  const [first, ...parts] = output.map((file) => ({
    fileName: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }))
  return [first, ...parts]
}
