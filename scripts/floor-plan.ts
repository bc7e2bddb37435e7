import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const SERVER = join(import.meta.dirname, '../packages/server/src')
/** Lower ones know nothing of higher ones; `house.ts` stands between the modules and the tools. */
const FLOORS = ['platform', 'providers', 'modules', 'house.ts', 'tools']

interface Import {
  readonly from: string
  readonly to: string
}

/** Every source file of the server but tests and what only they use, relative to `src`. */
const sources = (): string[] =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('fixtures.ts'),
  )

const importsOf = (from: string): Import[] =>
  [...readFileSync(join(SERVER, from), 'utf8').matchAll(/(?:from|import) *\(?'(\.[^']+\.ts)'/g)].map(([, to = '']) => ({
    from,
    to: normalize(join(dirname(from), to)),
  }))

const floorOf = (file: string): number => FLOORS.indexOf(file.split('/')[0] ?? '')
const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)\//.exec(file)?.[1]

/** What the floor plan of the server forbids, as it stands: types count like values. */
export function measure() {
  const files = sources()
  const imports = files.flatMap(importsOf)
  const between = imports.filter(({ from, to }) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to))
  const folders = Map.groupBy(files, dirname)
  return {
    backUp: imports.filter(({ from, to }) => floorOf(from) >= 0 && floorOf(from) < floorOf(to)),
    pastApi: between.filter(({ to }) => to !== `modules/${moduleOf(to)}/api.ts`),
    circles: circlesOf(between),
    crowded: [...folders].filter(([, own]) => own.length > 20).map(([folder, own]) => `${folder}: ${own.length}`),
  }
}

/** Modules that reach themselves again. */
function circlesOf(between: readonly Import[]): string[] {
  const uses = Map.groupBy(between, ({ from }) => moduleOf(from) ?? '')
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>()
    const next = [start]
    for (let one = next.pop(); one !== undefined; one = next.pop())
      for (const { to } of uses.get(one) ?? []) {
        const module = moduleOf(to) ?? ''
        if (!seen.has(module)) next.push(module)
        seen.add(module)
      }
    return seen
  }
  return [...uses.keys()].filter((module) => reached(module).has(module)).sort()
}

if (import.meta.main) {
  const { backUp, pastApi, circles, crowded } = measure()
  const lines = [
    `imports that run back up: ${backUp.length}`,
    ...backUp.map(({ from, to }) => `  ${from} -> ${to}`),
    `imports of a module past its api.ts: ${pastApi.length}`,
    ...pastApi.map(({ from, to }) => `  ${from} -> ${to}`),
    `modules in a circle: ${circles.length} ${circles.join(', ')}`,
    `folders of more than 20 files: ${crowded.length} ${crowded.join(', ')}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
