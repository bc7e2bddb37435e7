import { expect, test, type Page } from '@playwright/test'

/** Longer than this, in milliseconds, one sees something move. */
const SEEN = 80

interface Moved {
  readonly moved?: string[]
}

/** Notes what begins to move on a page for longer than one sees: transitions, animations and changes of view. */
async function note(page: Page): Promise<void> {
  await page.addInitScript((seen) => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    const watch = (event: Event) => {
      if (!(event.target instanceof Element)) return
      for (const animation of event.target.getAnimations()) {
        const duration = Number(animation.effect?.getComputedTiming().duration)
        const isByClock = animation.timeline === document.timeline
        if (!isByClock || duration > seen) moved.push(`${event.type} ${event.target.className} ${duration}`)
      }
    }
    addEventListener('transitionrun', watch)
    addEventListener('animationstart', watch)
    addEventListener('pagereveal', (event) => {
      if ('viewTransition' in event && event.viewTransition) moved.push('change of view')
    })
  }, SEEN)
}

const movedOn = (page: Page) => page.evaluate(() => (globalThis as Moved).moved ?? [])

/** From the home through the range and a model to its configurator; returns what moved. */
async function walk(page: Page): Promise<string[]> {
  const moved: string[] = []
  const rest = async () => moved.push(...(await movedOn(page)))
  await page.goto('/br/jeep')
  for (const key of ['End', 'Home']) await page.keyboard.press(key)
  await page.locator('main a[href*="/br/jeep/"]').first().hover()
  await page.waitForTimeout(500)
  await rest()
  await page.goto('/br/jeep/modelos/compass')
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  await rest()
  await page.locator('a[href*="/br/jeep/monte/compass"]').first().click()
  await page.waitForURL(/monte\/compass/)
  await rest()
  await page.goto('/br/jeep/monte/compass?step=color')
  await page.locator('html[data-layout]').waitFor()
  await page
    .locator('label', { has: page.locator('input[name=color]:not(:checked)') })
    .first()
    .click()
  await page.waitForTimeout(500)
  await rest()
  return moved
}

test('who asks for little motion sees none from the home to the configurator, others do', async ({ browser }) => {
  const walked = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await browser.newContext({ reducedMotion })
    const page = await context.newPage()
    await note(page)
    const moved = await walk(page)
    await context.close()
    return moved
  }
  expect(await walked('reduce')).toEqual([])
  expect(await walked('no-preference')).not.toEqual([])
})
