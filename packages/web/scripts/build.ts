/** Builds the pages into the folder named by WEB_BUILD and lays compressed copies beside what browsers load. */
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'

// Whoever starts the platform for tests says otherwise, and both builds ask.
process.env.NODE_ENV = 'production'
const web = join(import.meta.dirname, '..')
const target = process.env.WEB_BUILD ?? 'build/current'
const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json')
const { bin } = JSON.parse(await readFile(manifest, 'utf8'))
const cli = join(dirname(manifest), bin['react-router'])
const light = await buildLight()

const built = spawnSync(process.execPath, [cli, 'build'], {
  cwd: web,
  env: { ...process.env, WEB_BUILD: target, VITE_LIGHT: `/${light[0].fileName}` },
  encoding: 'utf8',
})
if (built.status !== 0) {
  process.stderr.write(built.stdout + built.stderr)
  process.exit(1)
}

await nameTheLookOnce()

const WORTH = /\.(js|css|svg|json|txt|html|webmanifest)$/
const client = join(web, target, 'client')
await mkdir(join(client, 'assets'), { recursive: true })
for (const { fileName, code } of light) await writeFile(join(client, fileName), code)
const names = await readdir(client, { recursive: true })
await Promise.all(names.filter((name) => WORTH.test(name)).map((name) => compress(join(client, name))))

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

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

interface Script {
  readonly fileName: string
  readonly code: string
}

/** The script of light pages and the parts some of them load, apart from the pages' own build: they must never share a file with React. */
async function buildLight(): Promise<readonly [Script, ...Script[]]> {
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
        output: { entryFileNames: 'assets/light-[hash].js', chunkFileNames: 'assets/light-[name]-[hash].js' },
      },
    },
  })
  const output = 'output' in answer ? answer.output : []
  const [entry, ...parts] = output.filter((file) => file.type === 'chunk')
  if (!entry || entry.imports.length > 0) throw new Error('What every light page loads must be one file')
  if (output.some(({ type }) => type === 'asset')) throw new Error('The light script has no styles of its own')
  return [entry, ...parts]
}
