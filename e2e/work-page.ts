import { expect, type Page } from '@playwright/test'

/** Signs in at the workplace as one of the demo's people, and stands on a page of it. */
export async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`/desk/sign-in?${new URLSearchParams({ to: path }).toString()}`)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}
