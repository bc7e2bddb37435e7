import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { look } from '../../shell/light/look.ts'
import { takeParts } from '../../shell/light/form/post-form.ts'
import { pageNow } from '../live/page-now.ts'
import { sendFiles, type Sending } from './send-files.ts'

/** One paper's place: files dropped, picked or photographed are checked, sent with progress, and each can be left out and sent again (CK8). */
export function start(place: HTMLElement, facts: LightFacts): void {
  const parts = partsOf(place)
  if (!parts) return
  let files: readonly File[] = []
  let sending: Sending | null = null
  const say = (words = '') => {
    parts.said.textContent = words
  }
  const fail = (why = '', mayRetry = true) => {
    parts.why.textContent = why
    say(why)
    parts.retry.hidden = !mayRetry
    parts.failed.hidden = false
  }
  const send = async (): Promise<void> => {
    const sent = files
    parts.failed.hidden = true
    place.setAttribute('data-busy', '')
    say(namesOf(sent))
    const tell = listFiles(parts.list, sent, leaveOut)
    sending = sendFiles(sent, { place: place.dataset.place ?? '', site: facts.id }, tell)
    const refused = await sending.answer
    place.removeAttribute('data-busy')
    if (refused === null) return showSent(place, facts)
    if (refused === 'stopped') return files === sent ? fail(place.dataset.cancelled) : send()
    fail(refused === 'broken' ? place.dataset.broken : refused)
  }
  /** The others are sent without it; the last one stays, to be sent again. */
  function leaveOut(file: File): void {
    if (files.length > 1) files = files.filter((one) => one !== file)
    if (place.hasAttribute('data-busy')) sending?.stop()
    else if (parts) {
      listFiles(parts.list, files, leaveOut)
      parts.retry.focus()
    }
  }
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0 || place.hasAttribute('data-busy')) return
    parts.list.replaceChildren()
    const why = whyNot(chosen, place.dataset)
    if (why) return fail(why, false)
    files = chosen
    void send()
  }
  parts.retry.addEventListener('click', () => void send())
  startPickers(place, take)
  startDrop(parts.drop, take)
}

/** Shows a row for each file; answers what tells how much of each has left. */
function listFiles(list: HTMLElement, files: readonly File[], onLeave: (file: File) => void) {
  const rows = files.map((file, at) => {
    const row = look('file', list.parentElement ?? document)
    const [bar, label] = [row.querySelector('progress'), row.querySelector('label')]
    if (bar && label) label.htmlFor = bar.id = `${list.id}-${at}`
    for (const name of row.querySelectorAll('[data-name]')) name.textContent = file.name
    row.querySelector('[data-leave]')?.addEventListener('click', () => onLeave(file))
    return { row, bar, percent: row.querySelector('[data-percent]') }
  })
  list.replaceChildren(...rows.map(({ row }) => row))
  return (shares: readonly number[]): void => {
    for (const [at, { bar, percent }] of rows.entries()) {
      const share = shares[at] ?? 0
      if (bar) bar.value = share
      if (percent) percent.textContent = `${Math.round(share * 100)} %`
    }
  }
}

function startPickers(place: HTMLElement, take: (files: readonly File[]) => void): void {
  for (const input of place.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    const choose = () => {
      take([...(input.files ?? [])])
      // The same file may be chosen again.
      input.value = ''
    }
    input.addEventListener('change', choose)
    // Chosen before this script was here.
    if (input.files?.length) choose()
  }
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

const namesOf = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join(', ')

/** Size and type before a byte is sent; each file that is too large is named (spec platform §5, §8). */
function whyNot(files: readonly Pick<File, 'name' | 'size' | 'type'>[], rules: DOMStringMap): string | null {
  const large = files.filter(({ size }) => size > Number(rules.max))
  if (large.length > 0) return `${rules.tooLarge}: ${namesOf(large)}`
  const types = (rules.types ?? '').split(',')
  // Some systems do not know what a HEIC is: then the server looks at the content.
  const strange = files.filter(({ type }) => type !== '' && !types.includes(type))
  return strange.length > 0 ? `${rules.wrongType} (${namesOf(strange)})` : null
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
  const [drop, list, failed, why, retry, said] = [
    one('drop'),
    one('files'),
    one('failed'),
    one('why'),
    one('retry'),
    one('said'),
  ]
  // An approved paper has none of them.
  return drop && list && failed && why && retry && said ? { drop, list, failed, why, retry, said } : null
}
