import type { Facts } from './facts.ts'

/** What every page to read does with script, in the one file they all load: the default export of `<name>.enhance.ts`. */
export interface Enhancement {
  start?(facts: Facts): void
  /** A part of a page that is about to be shown. */
  prepare?(part: Element): void
  /** A page that is probably shown next. */
  preload?(page: Document): void
  /** Everything runs, the page's own parts too. */
  finish?(): void
}

export const enhancements = Object.values(
  import.meta.glob<Enhancement>('../**/*.enhance.ts', { eager: true, import: 'default' }),
)
