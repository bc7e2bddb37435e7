import { Unreachable, withRetries } from './connection.ts'
import { enhancements } from './enhancements.ts'
import { liveAddress } from './live-address.ts'
import { hasMark, markOf, marked } from './marks.ts'
import { morph } from './morph.ts'
import { pageAt } from './page-at.ts'
import { parsePage } from './parse-page.ts'

const LIVE_FORM = `form${marked('live')}`

/** After the last key (spec platform §6). */
const TYPING_MS = 500

type Entry = 'push' | 'replace' | 'none'

/** Pages asked for ahead, and how long they count as fresh. */
const AHEAD_MS = 60_000
const ahead = new Map<string, Promise<string>>()

let asked = new AbortController()
let typing: ReturnType<typeof setTimeout> | undefined
/** A search typed in several goes is one step back. */
let wasTyped = false

/**
 * Forms and links marked `live` are answered in place: the part of the page with that id is taken from the page they lead to.
 * Without a connection the page stays and asks again; whatever else fails is left to the browser, which simply goes to the address.
 */
export function startLive(): void {
  document.addEventListener('change', ({ target }) => {
    const form = liveForm(target)
    if (!form || !isChoice(target)) return
    if (target instanceof HTMLSelectElement) swapWithTwin(form, target)
    if (!hasMark(form, 'instant')) send(form)
    else if (target instanceof HTMLInputElement) enterChoice(form, target)
  })
  document.addEventListener('input', ({ target }) => {
    const form = liveForm(target)
    if (!form || isChoice(target) || isSuggested(target)) return
    clearTimeout(typing)
    typing = setTimeout(() => send(form, true), TYPING_MS)
  })
  document.addEventListener('submit', (event) => {
    const form = liveForm(event.target)
    if (!form) return
    event.preventDefault()
    send(form)
  })
  document.addEventListener('click', followLink)
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, askAhead)
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    const part = partOf(state)
    if (part !== null) void show(location.href, part, 'none')
  })
  for (const form of document.querySelectorAll<HTMLFormElement>(LIVE_FORM)) if (isAhead(form)) send(form)
}

/** Whether the form says something else than the page was made for: a choice made before this script was here. */
const isAhead = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (!isChoice(field)) return false
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
    if (!(field instanceof HTMLSelectElement)) return false
    return field.selectedOptions[0] !== ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field[0])
  })

function liveForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(LIVE_FORM) : null
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('select, [type=checkbox], [type=radio]')

/** Half a place is not searched for: its field suggests whole ones. */
const isSuggested = (target: EventTarget | null): boolean => target instanceof Element && target.role === 'combobox'

const addressOf = (form: HTMLFormElement, fields = new FormData(form)): string =>
  liveAddress(form.getAttribute('action') ?? location.pathname, fields)

function send(form: HTMLFormElement, isTyped = false): void {
  clearTimeout(typing)
  void show(addressOf(form), markOf(form, 'live') ?? '', isTyped && wasTyped ? 'replace' : 'push')
  wasTyped = isTyped
}

/** In an `instant` form styles show the choice already: what is left is the address and the words. */
function enterChoice(form: HTMLFormElement, box: HTMLInputElement): void {
  const id = markOf(form, 'live') ?? ''
  const part = document.getElementById(id)
  // A response under way would set the box back.
  if (part?.hasAttribute('aria-busy')) return send(form)
  enter(addressOf(form), id, 'push')
  wasTyped = false
  announce(part, box.checked ? markOf(box, 'announced-when-on') : '')
}

/** A radio pointed at or stepped to is probably the next choice: its page is requested meanwhile. */
function askAhead({ target }: Event): void {
  const form = liveForm(target)
  if (!form || !(target instanceof Element)) return
  const radio = target.closest('label')?.querySelector('input') ?? target
  if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio' || radio.checked) return
  const fields = new FormData(form)
  fields.set(radio.name, radio.value)
  const address = addressOf(form, fields)
  if (ahead.has(address)) return
  const text = pageAt(address)
  ahead.set(address, text)
  void text.then((page) => preload(parsePage(page))).catch(() => {})
  text.catch(() => ahead.delete(address))
  setTimeout(() => ahead.delete(address), AHEAD_MS)
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a${marked('live')}`) : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  wasTyped = false
  void show(link.href, markOf(link, 'live') ?? '', 'push')
}

/** In a `distinct` form no two selects have the same value: the other one gets what this one had before. */
function swapWithTwin(form: HTMLFormElement, changed: HTMLSelectElement): void {
  if (!hasMark(form, 'distinct') || changed.value === '') return
  const twin = [...form.querySelectorAll('select')].find((one) => one !== changed && one.value === changed.value)
  const before = [...changed.options].find((option) => option.defaultSelected)?.value
  if (twin && before) twin.value = before
}

async function show(address: string, id: string, entry: Entry): Promise<void> {
  asked.abort()
  asked = new AbortController()
  const { signal } = asked
  const part = document.getElementById(id)
  part?.setAttribute('aria-busy', 'true')
  try {
    const text = await withRetries(
      () => ahead.get(address) ?? pageAt(address, signal),
      (error) => error instanceof Unreachable,
      signal,
    )
    const page = parsePage(text)
    const fresh = page.getElementById(id)
    if (!part || !fresh) throw new Error(id)
    if (signal.aborted) return
    enter(address, id, entry)
    document.title = page.title
    put(part, fresh, entry)
  } catch {
    if (!signal.aborted) location.assign(address)
  }
}

function preload(page: Document): void {
  for (const one of enhancements) one.preload?.(page)
}

/** Each entry of the history knows which part Back and Forward have to ask for again. */
function enter(address: string, part: string, entry: Entry): void {
  if (entry === 'none') return
  if (entry === 'replace') return history.replaceState({ part }, '', address)
  history.replaceState({ part }, '')
  history.pushState({ part }, '', address)
}

const partOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'part' in state && typeof state.part === 'string' ? state.part : null

function put(part: HTMLElement, fresh: HTMLElement, entry: Entry): void {
  const focused = document.activeElement
  for (const { prepare } of enhancements) prepare?.(fresh)
  morph(part, fresh, entry === 'none' || isChoice(focused) ? null : focused)
  if (focused !== document.activeElement) {
    // What was pressed is gone: the next Tab goes on from here, not from the top of the page.
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }
  announce(part, part.querySelector(marked('announce'))?.textContent)
}

function announce(part: Element | null, words: string | null | undefined): void {
  const announcer = part?.querySelector(marked('announcer'))
  if (announcer) announcer.textContent = words ?? ''
}
