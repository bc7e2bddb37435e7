import { join } from 'node:path'
import { develop } from './develop.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
/** What the server reads once, at its start; Vite remakes the web's own sources in it. */
const READ_AT_START = [
  ...['domain/src', 'contract/src', 'server/src', 'server/migrations'].map((folder) => `packages/${folder}`),
  'sites',
  'texts',
]

/** `npm run dev`: takes the file that starts the server, and starts it anew when its sources change. */
export function superviseDevelopment(main: string): void {
  const folders = READ_AT_START.map((folder) => join(ROOT, folder))
  const say = (text: string) => void process.stderr.write(`${text}\n`)
  const { stop } = develop([main, '--dev', '--supervised'], folders, say)
  const end = () => void stop().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
