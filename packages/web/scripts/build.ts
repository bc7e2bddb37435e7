/** Builds the pages into the folder named by WEB_BUILD and lays compressed copies beside what browsers load. */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const web = join(import.meta.dirname, '..')
const target = process.env.WEB_BUILD ?? 'build/current'
const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json')
const { bin } = JSON.parse(await readFile(manifest, 'utf8'))
const cli = join(dirname(manifest), bin['react-router'])

const built = spawnSync(process.execPath, [cli, 'build'], {
  cwd: web,
  env: { ...process.env, NODE_ENV: 'production', WEB_BUILD: target },
  encoding: 'utf8',
})
if (built.status !== 0) {
  process.stderr.write(built.stdout + built.stderr)
  process.exit(1)
}

const WORTH = /\.(js|css|svg|json|txt|html|webmanifest)$/
const client = join(web, target, 'client')
const names = await readdir(client, { recursive: true })
await Promise.all(names.filter((name) => WORTH.test(name)).map((name) => compress(join(client, name))))

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
