import { basename } from 'node:path'
import type { Source } from './web-borders.ts'

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/

/** Files whose names a library sets. */
const GIVEN = /^(?:entry\.(?:client|server)|root)\.tsx$/

/**
 * Takes sources; returns what is wrong with their names. A component file bears the name of its
 * component, or of what its components are together, and its styles bear the same; every other file is kebab-case, with its kind (`.page`, `.test`, `.module` …) behind a dot.
 */
export function wrongNames(sources: readonly Source[]): readonly string[] {
  const paths = new Set(sources.map(({ path }) => path))
  return sources.flatMap((source) => {
    const wrong = wrongName(source, paths)
    return wrong === null ? [] : [`${source.path}: ${wrong}`]
  })
}

function wrongName({ path, text }: Source, paths: ReadonlySet<string>): string | null {
  const file = basename(path)
  const [name = '', kind] = file.split('.')
  if (GIVEN.test(file) || KEBAB.test(name))
    return hidesComponent(path, name, text) ? 'bears not the name of its component' : null
  if (!PASCAL.test(name)) return 'is neither kebab-case nor the name of a component'
  const component = path.replace(/\.(?:module\.css|test\.tsx?)$/, '.tsx')
  if (component !== path) return paths.has(component) ? null : 'belongs to no component'
  if (!path.endsWith('.tsx') || kind !== 'tsx') return 'is no component'
  return exportsOf(text).some((one) => PASCAL.test(one)) ? null : 'exports no component'
}

/** A page's or layout's component has no name that another file imports. */
function hidesComponent(path: string, name: string, text: string): boolean {
  if (!path.endsWith('.tsx') || /\.(?:page|layout|test)\.tsx$/.test(path)) return false
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const components = exportsOf(text)
  return components.includes(pascal) && !components.some((one) => /^use[A-Z]/.test(one))
}

const exportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:default )?(?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name)
