import { join } from 'node:path'
import module from 'node:module'
import { beginLean } from './platform/process/begin-lean.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Volante needs Node 24, which npm has installed: start it with "npm start" (this is ${process.version}).\n`,
  )
  process.exit(1)
}
const dev = process.argv.includes('--dev')
if (dev || !beginLean()) module.enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'))
// Else React's development build draws the pages, which takes twice the time; tests see what users get.
if (!dev) process.env.NODE_ENV = 'production'
if (dev && !process.argv.includes('--supervised')) {
  const { superviseDevelopment } = await import('./platform/process/supervise.ts')
  superviseDevelopment(import.meta.filename)
} else {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const { start } = await import('./platform/process/start.ts')
  const { house } = await import('./house.ts')
  await start(house, dev)
}
