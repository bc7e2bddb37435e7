/** Checks how files are named, laid out and tied together, where the linter has no rule. Run by `npm run check`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BORDERS, CIRCLES, CROWDED, LINES_PER_PAGE } from './structure/allowed.ts'
import { circles } from './structure/circles.ts'
import { wrongNames } from './structure/names.ts'
import { crowdedFolders, linesPerPage, longFiles, MOST_FILES, MOST_LINES } from './structure/sizes.ts'
import { crossedBorders, type Source } from './structure/web-borders.ts'

const root = join(import.meta.dirname, '..')
const sources = read(['packages/*/src/**/*.ts', 'packages/web/app/**/*.{ts,tsx,css}'])
const web = sources.filter(({ path }) => path.startsWith('packages/web/'))

const problems = [
  ...wrongNames(sources),
  ...over('imports across a border', crossedBorders(web), BORDERS, (edge) => edge.slice(0, edge.indexOf(':'))),
  ...over(
    'circles',
    circles(web).map((files) => files.join(', ')),
    CIRCLES,
    (files) => files.split('/')[3] ?? '',
  ),
  ...tooMany(`files in one folder (${MOST_FILES})`, crowdedFolders(web), CROWDED),
  ...tooMany(
    `lines of a resource (${MOST_LINES.resource}) or a file of the kit (${MOST_LINES.kit})`,
    longFiles(web),
    {},
  ),
  ...tooMany('lines for a page', linesPerPage(web), LINES_PER_PAGE),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${sources.length} files, ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

function read(patterns: readonly string[]): readonly Source[] {
  return globSync([...patterns], { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Findings of a kind where there are more of it than allowed, all of them, so that the new one is among them. */
function over(
  what: string,
  findings: readonly string[],
  allowed: Readonly<Record<string, number>>,
  kindOf: (finding: string) => string,
): readonly string[] {
  const kinds = Map.groupBy(findings, kindOf)
  return [...kinds].flatMap(([kind, ones]) =>
    ones.length > (allowed[kind] ?? 0)
      ? [`${what}, ${kind}: ${ones.length}, at most ${allowed[kind] ?? 0}`, ...ones.map((one) => `  ${one}`)]
      : [],
  )
}

function tooMany(
  what: string,
  counts: ReadonlyMap<string, number>,
  allowed: Readonly<Record<string, number>>,
): readonly string[] {
  return [...counts].flatMap(([name, count]) =>
    count > (allowed[name] ?? 0) ? [`${what}, ${name}: ${count}, at most ${allowed[name] ?? 0}`] : [],
  )
}
