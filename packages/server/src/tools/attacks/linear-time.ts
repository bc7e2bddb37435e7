import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A regular expression as it stands in a source. */
export interface Pattern {
  readonly where: string
  readonly regex: RegExp
}

const ROOT = join(import.meta.dirname, '../../../../..')
const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'web/app'].map((folder) => `packages/${folder}`)

/** Every regular expression literal of the product's sources; tests and their tools see no stranger's text. */
export function patternsOfSources(): Pattern[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^tools\/|\.d\.ts$/.test(name))
      .flatMap((name) => patternsOf(join(folder, name))),
  )
}

function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = []
  const text = readFileSync(join(ROOT, file), 'utf8')
  const { program } = parseSync(file, text)
  JSON.stringify(program, (_key, node: unknown) => {
    const literal = node as { type?: string; start?: number; regex?: { pattern: string; flags: string } } | null
    if (literal?.type === 'Literal' && literal.regex) {
      const line = text.slice(0, literal.start).split('\n').length
      found.push({ where: `${file}:${line}`, regex: new RegExp(literal.regex.pattern, literal.regex.flags) })
    }
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
}

const SIGNS = 'aZ19é漢._-+@/\\:;,?!=&%#$"\'<>()[]{}|~^* \t\n'
const PAIRS = ['a@', 'a.', 'a-', 'a ', 'a/', '1.', '1-', '1 ', ' \n', '//', '"a', '<a', 'a=', '%2', ', ', '{a', '](']

/** So many characters of each kind, alone and in pairs, with an end that fits nothing: what is read again from each place shows. */
export function* longTexts(length: number): Generator<readonly [name: string, text: string]> {
  for (const unit of [...SIGNS, ...PAIRS])
    for (const end of ['', '\u0001', 'a!']) {
      const run = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
      yield [`${JSON.stringify(unit)} and ${JSON.stringify(end)}`, run + end]
    }
}

/** The fastest of twelve, in milliseconds of this thread's processor, or the first below `enough`: others on the machine do not count. */
export function msOf(work: () => unknown, enough: number): number {
  let best = Infinity
  for (let round = 0; round < 12 && best > enough; round++) {
    const began = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
