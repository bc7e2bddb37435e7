import type { Enhancement } from '../../../enhance/enhancements.ts'
import { marked } from '../../../enhance/marks.ts'
import { date, type Locale } from '../../../texts/format.ts'
import { savedBuild } from './saved-build.ts'

/** Fills the page's place for "continue where you stopped", drawn by ContinueBuild, when this browser keeps a car of the site (HM6). */
function showSavedBuild(site: Locale & { readonly id: string }, now: number): void {
  const place = document.querySelector<HTMLElement>(marked('saved-build'))
  const template = place?.querySelector('template')
  const found = place && savedBuild(site.id, now)
  if (!found || !template) return
  const { saved, isExpired } = found
  const shown = document.importNode(template.content, true)
  shown.querySelector(marked(isExpired ? 'recent' : 'old'))?.remove()
  const values = { car: saved.title, moment: date(site, saved.savedAt, 'moment') }
  for (const words of shown.querySelectorAll(marked('fill'))) words.textContent = filled(words.textContent, values)
  const link = shown.querySelector('a')
  if (link) link.href = `${filledPath(link.pathname, saved.model)}?${saved.query}`
  place.append(shown)
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)

const filledPath = (path: string, model: string): string =>
  path.replace(encodeURIComponent('{model}'), encodeURIComponent(model))

export default { start: (facts) => showSavedBuild(facts, Date.now()) } satisfies Enhancement
