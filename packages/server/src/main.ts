import { join } from 'node:path'
import module from 'node:module'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Volante needs Node 24, which npm has installed: start it with "npm start" (this is ${process.version}).\n`,
  )
  process.exit(1)
}
module.enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'))
const { start } = await import('./platform/start.ts')
await start(process.argv.includes('--dev'))
