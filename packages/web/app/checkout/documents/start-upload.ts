import type { LightFacts } from '../../shell/light/light-facts.ts'
import { takeParts } from '../../shell/light/form/post-form.ts'
import { pageNow } from '../live/page-now.ts'
import { sendFiles, type Sending } from './send-files.ts'

/** One paper's place: files dropped, picked or photographed are checked, sent with progress, and can be stopped and sent again (CK8). */
export function start(place: HTMLElement, facts: LightFacts): void {
  const parts = partsOf(place)
  if (!parts) return
  let files: readonly File[] = []
  let sending: Sending | null = null
  const fail = (why: string, mayRetry: boolean) => {
    parts.why.textContent = why
    parts.said.textContent = why
    parts.retry.hidden = !mayRetry
    parts.failed.hidden = false
  }
  const send = async () => {
    parts.failed.hidden = true
    parts.sending.hidden = false
    place.setAttribute('data-busy', '')
    parts.names.textContent = files.map(({ name }) => name).join(', ')
    parts.said.textContent = parts.names.textContent
    sending = sendFiles(files, { place: place.dataset.place ?? '', site: facts.id }, (share) => {
      parts.bar.value = share * 100
      parts.percent.textContent = `${Math.round(share * 100)} %`
    })
    const refused = await sending.answer
    place.removeAttribute('data-busy')
    parts.sending.hidden = true
    if (refused === null) return showSent(place, facts)
    if (refused === 'stopped') return fail(place.dataset.cancelled ?? '', true)
    fail(refused === 'broken' ? (place.dataset.broken ?? '') : refused, true)
  }
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0 || place.hasAttribute('data-busy')) return
    const why = whyNot(chosen, place.dataset)
    if (why) return fail(why, false)
    files = chosen
    void send()
  }
  for (const input of place.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    input.addEventListener('change', () => {
      take([...(input.files ?? [])])
      // The same file may be chosen again.
      input.value = ''
    })
  }
  parts.cancel.addEventListener('click', () => sending?.stop())
  parts.retry.addEventListener('click', () => void send())
  startDrop(parts.drop, take)
}

function startDrop(drop: HTMLElement, take: (files: readonly File[]) => void): void {
  for (const name of ['dragover', 'dragenter']) {
    drop.addEventListener(name, (event) => {
      event.preventDefault()
      drop.dataset.over = ''
    })
  }
  drop.addEventListener('dragleave', () => delete drop.dataset.over)
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    delete drop.dataset.over
    take([...(event.dataTransfer?.files ?? [])])
  })
}

/** Size and type before a byte is sent; each file that is too large is named (spec platform §5, §8). */
export function whyNot(files: readonly Pick<File, 'name' | 'size' | 'type'>[], rules: DOMStringMap): string | null {
  const named = (wrong: readonly { readonly name: string }[]) => wrong.map(({ name }) => name).join(', ')
  const large = files.filter(({ size }) => size > Number(rules.max))
  if (large.length > 0) return `${rules.tooLarge}: ${named(large)}`
  const types = (rules.types ?? '').split(',')
  // Some systems do not know what a HEIC is: then the server looks at the content.
  const strange = files.filter(({ type }) => type !== '' && !types.includes(type))
  return strange.length > 0 ? `${rules.wrongType} (${named(strange)})` : null
}

/** The paper and what comes next as the page has them now. */
async function showSent(place: HTMLElement, facts: LightFacts): Promise<void> {
  const page = (await pageNow(location.href))?.page
  const fresh = page?.getElementById(place.id)
  const state = page?.getElementById('papers')?.dataset.state
  const papers = document.getElementById('papers')
  if (!page || !fresh || !papers || state === undefined) return location.reload()
  const said = fresh.querySelector('h2')?.textContent
  const tag = fresh.querySelector('h2 + *')?.textContent
  takeParts(page, ['papers-next'])
  place.replaceChildren(...fresh.childNodes)
  papers.dataset.state = state
  start(place, facts)
  const live = place.querySelector('[data-said]')
  if (live) live.textContent = `${said}: ${tag}`
  place.tabIndex = -1
  place.focus()
}

function partsOf(place: HTMLElement) {
  const one = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`)
  const [drop, sending, failed, why, said] = [one('drop'), one('sending'), one('failed'), one('why'), one('said')]
  const [names, percent, cancel, retry] = [one('names'), one('percent'), one('cancel'), one('retry')]
  const bar = place.querySelector('progress')
  // An approved paper has none of them.
  if (!drop || !sending || !failed || !why || !said || !names || !percent || !cancel || !retry || !bar) return null
  return { drop, sending, failed, why, said, names, percent, cancel, retry, bar }
}
