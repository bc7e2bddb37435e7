import { parsePage } from '../../enhance/parse-page.ts'

export interface PageNow {
  /** Where the address led. */
  readonly address: string
  readonly wasRedirected: boolean
  readonly page: Document
}

/** Takes an address of ours; answers its page as it is now, null when it cannot be had: what is shown then stays. */
export async function pageNow(address: string): Promise<PageNow | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (!answer.ok) return null
    return { address: answer.url, wasRedirected: answer.redirected, page: parsePage(await answer.text()) }
  } catch {
    return null
  }
}
