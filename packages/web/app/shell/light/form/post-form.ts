import { xsrfToken } from '../../xsrf.ts'
import { morph } from '../../../enhance/morph.ts'
import { parsePage } from '../../../enhance/parse-page.ts'
import { setPending } from '../pending.ts'
import type { Checks } from './check-form.ts'
import { focusProblems } from './form-errors.ts'

/** Posts fields to the page's own address, as the form without script would; answers where that led. */
export async function postToPage(fields: FormData, signal: AbortSignal | null = null): Promise<Answered> {
  fields.set('_xsrf', xsrfToken())
  const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]))
  const answer = await fetch(location.href, { method: 'post', body, signal, headers: { accept: 'text/html' } })
  const page = parsePage(await answer.text())
  return { leadsTo: answer.redirected ? answer.url : null, page }
}

interface Answered {
  /** Where a taken form leads; null for the page again. */
  readonly leadsTo: string | null
  readonly page: Document
}

/** Makes these parts of the page equal to a fresh one's; throws where it has them not. What is being typed stays. */
export function takeParts(page: Document, ids: readonly string[]): void {
  for (const id of ids) {
    const old = document.getElementById(id)
    const fresh = page.getElementById(id)
    if (!old || !fresh) throw new Error(`The answer has no ${id}`)
    morph(old, fresh, document.activeElement)
  }
}

interface PostedForm {
  readonly form: HTMLFormElement
  readonly checks: Checks
  /** What is added at the last moment. */
  complete?(fields: FormData): void
  /** Before the page is left for the receipt. */
  onTaken?(): void
}

/** Answers what sends the form: once however often it is pressed, in place when it is refused; a line that breaks keeps everything. */
export function postInPlace({
  form,
  checks,
  complete,
  onTaken,
}: PostedForm): (button: Element | null | undefined) => Promise<void> {
  let isBusy = false
  return async (button) => {
    if (isBusy || !checks.mayBeSent()) return
    const setBusy = (busy: boolean) => {
      isBusy = busy
      setPending(button, busy)
    }
    setBusy(true)
    const fields = new FormData(form)
    complete?.(fields)
    try {
      const { leadsTo, page } = await postToPage(fields)
      if (leadsTo) {
        onTaken?.()
        // Stays busy while the page is left; who comes back to it may send again.
        addEventListener('pageshow', () => setBusy(false), { once: true })
        return location.assign(leadsTo)
      }
      takeParts(page, [form.id])
      document.title = page.title
      checks.reread()
      focusProblems(form)
    } catch {
      checks.fail()
    }
    setBusy(false)
  }
}
