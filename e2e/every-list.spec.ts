import { can, MENU } from '@volante/domain/policy/policy'
import type { ROLES } from '@volante/domain/policy/roles'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

/** Who works there; a page is seen by the first of them who may open it. */
const AUDIENCES: readonly { readonly name: string; readonly roles: readonly (typeof ROLES)[number][] }[] = [
  { name: 'Camila Nogueira', roles: ['user_dealer'] },
  { name: 'Lívia Rocha', roles: ['user_admin'] },
  { name: 'Beatriz Furlan', roles: ['partner_admin', 'service_admin', 'lead_queue_manager', 'event_admin'] },
]
/** So many pages are one walk: walks go on beside each other. */
const WALK = 12

const pagesOf = (at: number): readonly string[] => {
  const first = (path: string) =>
    AUDIENCES.findIndex(({ roles }) => MENU.some((one) => one.path === path && can({ roles }, one.may)))
  return [...new Set(MENU.map(({ path }) => path))].filter((path) => first(path) === at)
}

const walks = AUDIENCES.flatMap(({ name }, at) => {
  const pages = pagesOf(at)
  return Array.from({ length: Math.ceil(pages.length / WALK) }, (_, walk) => ({
    name,
    walk,
    pages: pages.slice(walk * WALK, (walk + 1) * WALK),
  }))
})

/** At these widths nothing moves sideways, and the page is accessible. */
async function look(page: Page, ...widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `sideways scroll of ${page.url()} at ${width}`).toBeLessThanOrEqual(0)
    expect.soft(await violationsOf(page), `${page.url()} at ${width}`).toEqual([])
  }
}

for (const { name, walk, pages } of walks)
  test(`each page of the menu of ${name} and the first record in it are accessible and fit, walk ${walk + 1}`, async ({
    page,
  }) => {
    await enter(page, '/desk/today', name)
    for (const path of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await look(page, 1280, 390)
      const record = await page
        .locator('main tbody th a')
        .first()
        .getAttribute('href', { timeout: 1 })
        .catch(() => null)
      if (record === null) continue
      await page.goto(record)
      // Journeys of its own look at a record on a laptop.
      await look(page, 390)
    }
  })
