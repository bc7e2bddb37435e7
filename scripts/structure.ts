/** Checks how files are named, laid out and tied together, where the linter has no rule. Run by `npm run check`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BORDERS, CROWDED, LINES_PER_PAGE } from './structure/allowed.ts'
import { circles } from './structure/circles.ts'
import { wrongNames } from './structure/names.ts'
import { crowdedFolders, linesPerPage, MOST_FILES } from './structure/sizes.ts'
import { crossedBorders, type Source } from './structure/web-borders.ts'

const root = join(import.meta.dirname, '..')
const sources = read(['packages/*/src/**/*.ts', 'packages/web/app/**/*.{ts,tsx,css}'])
const web = sources.filter(({ path }) => path.startsWith('packages/web/'))

const problems = [
  ...wrongNames(sources),
  ...compared('border', counted(crossedBorders(web)), BORDERS),
  ...compared(`folder of more than ${MOST_FILES} files`, crowdedFolders(web), CROWDED),
  ...compared('lines for a page of', linesPerPage(web), LINES_PER_PAGE, true),
  ...circles(web).map((files) => `circle: ${files.join(', ')}`),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${sources.length} files, ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

function read(patterns: readonly string[]): readonly Source[] {
  return globSync([...patterns], { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Takes edges as `room -> room: file`; returns how often each pair occurs. */
function counted(edges: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const edge of edges) {
    const pair = edge.slice(0, edge.indexOf(':'))
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** What is over its limit, and what has a limit that nothing needs. */
function compared(
  what: string,
  found: ReadonlyMap<string, number>,
  limits: Readonly<Record<string, number>>,
  isFixed = false,
): readonly string[] {
  const over = [...found].flatMap(([name, count]) => {
    const most = limits[name] ?? 0
    return count > most ? [`${what} ${name}: ${count}, at most ${most}`] : []
  })
  const needless = Object.keys(limits).flatMap((name) =>
    isFixed || found.has(name) ? [] : [`${what} ${name}: no longer over the limit, its row can go`],
  )
  return [...over, ...needless]
}
