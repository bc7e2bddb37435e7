import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // No rule of these asks for the style sheets' text.
  preload: false,
}

/** What axe finds on the page as it stands, one readable line each; none is the aim. There are no frames to look into: the policy allows none. */
export async function violationsOf(page: Page): Promise<string[]> {
  try {
    return await look(page)
  } catch (error) {
    // The page went on to another meanwhile.
    if (!/context was destroyed/.test(String(error))) throw error
    await page.waitForLoadState()
    return look(page)
  }
}

async function look(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, OPTIONS)
  if (!violations) throw new Error('axe did not run')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
