import { markOf, marked, setMark } from '../../enhance/marks.ts'

/** After the last key; the half second of other searches feels late for suggestions. */
const WAIT_MS = 180

/** Told to the page when a suggestion is chosen; the field has its text by then. */
export const CHOSEN = 'volante:chosen'

interface Box {
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
  /** How a suggestion looks. */
  readonly look: HTMLElement
}

let timer: ReturnType<typeof setTimeout> | undefined
let asked = new AbortController()

/**
 * Editable combobox with a list (ARIA authoring practices) for every ComboBox below `root`. All of its state stands in the
 * page, so that an answer in place, which makes the page as the server drew it, closes the list.
 */
export function startSuggestions(root: HTMLElement): () => void {
  const listening = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    run: (box: Box, event: HTMLElementEventMap[Name], target: Element) => void,
  ) =>
    root.addEventListener(
      name,
      (event) => {
        const box = event.target instanceof Element ? boxOf(event.target) : null
        if (box) run(box, event, event.target as Element)
      },
      { signal: listening.signal },
    )
  on('input', (box) => askSoon(box))
  on('keydown', (box, event, target) => target === box.input && press(box, event))
  on('focusout', (box) => close(box))
  // The field keeps the focus: what is pressed here only serves it.
  on(
    'pointerdown',
    (box, event, target) => target !== box.input && target.closest('label') === null && event.preventDefault(),
  )
  on('click', (box, _event, target) => click(box, target))
  root.addEventListener('submit', forgetAsked, { signal: listening.signal })
  // What was typed before the script came.
  const box = document.activeElement && root.contains(document.activeElement) ? boxOf(document.activeElement) : null
  if (box && box.input.value !== box.input.defaultValue) askSoon(box)
  return () => listening.abort()
}

function boxOf(target: Element): Box | null {
  const root = target.closest(marked('suggestions'))
  const input = root?.querySelector<HTMLInputElement>('input[role="combobox"]')
  const list = root?.querySelector<HTMLElement>('[role="listbox"]')
  const status = root?.querySelector<HTMLElement>(marked('count'))
  const look = root?.querySelector<HTMLElement>(marked('suggestion'))
  return input && list && status && look ? { input, list, status, look } : null
}

function forgetAsked(): void {
  clearTimeout(timer)
  asked.abort()
}

function askSoon(box: Box): void {
  forgetAsked()
  if (!/[\p{L}\d]{2}/u.test(box.input.value)) return close(box)
  timer = setTimeout(() => void ask(box), WAIT_MS)
}

/** Without an answer there are simply no suggestions. */
async function ask(box: Box): Promise<void> {
  forgetAsked()
  asked = new AbortController()
  const { signal } = asked
  try {
    const from = markOf(box.input, 'from') ?? ''
    const query = `q=${encodeURIComponent(box.input.value.trim())}`
    const answer = await fetch(`${from}${from.includes('?') ? '&' : '?'}${query}`, { signal })
    const labels: readonly string[] = answer.ok ? await answer.json() : []
    if (document.activeElement === box.input) show(box, labels)
  } catch {
    if (!signal.aborted) close(box)
  }
}

function show(box: Box, labels: readonly string[]): void {
  const { input, list, status, look } = box
  if (labels.length === 0) return close(box)
  list.replaceChildren(
    ...labels.map((label, at) => {
      const option = look.cloneNode() as HTMLElement
      option.hidden = false
      setMark(option, 'suggestion', false)
      option.id = `${list.id}-${at}`
      option.textContent = label
      return option
    }),
  )
  list.hidden = false
  input.ariaExpanded = 'true'
  input.removeAttribute('aria-activedescendant')
  status.textContent = (markOf(status, 'count') ?? '').replace('{count}', String(labels.length))
}

function close({ input, list, status }: Box): void {
  forgetAsked()
  list.hidden = true
  list.replaceChildren()
  input.ariaExpanded = 'false'
  input.removeAttribute('aria-activedescendant')
  status.textContent = ''
}

const activeOf = ({ input }: Box): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

function press(box: Box, event: KeyboardEvent): void {
  const { key } = event
  const isOpen = !box.list.hidden
  const active = activeOf(box)
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    if (isOpen) move(box, key === 'ArrowDown' ? 1 : -1)
    else void ask(box)
  } else if (key === 'Enter' && active) {
    event.preventDefault()
    choose(box, active)
  } else if (key === 'Escape' && isOpen) {
    event.preventDefault()
    close(box)
  }
}

/** From the field to the first or last option, and from the ends back to the field. */
function move(box: Box, step: 1 | -1): void {
  const options = [...box.list.children]
  const old = activeOf(box)
  const at = old ? options.indexOf(old) + step : step === 1 ? 0 : options.length - 1
  const next = options[at]
  old?.setAttribute('aria-selected', 'false')
  if (old) setMark(old, 'focused', false)
  if (!next) return box.input.removeAttribute('aria-activedescendant')
  next.ariaSelected = 'true'
  setMark(next, 'focused', true)
  next.scrollIntoView({ block: 'nearest' })
  box.input.setAttribute('aria-activedescendant', next.id)
}

function click(box: Box, target: Element): void {
  const option = target.closest<HTMLElement>('[role="option"]')
  if (option) return choose(box, option)
  if (!target.closest('button')) return
  box.input.focus()
  if (box.list.hidden) void ask(box)
  else close(box)
}

function choose(box: Box, option: HTMLElement): void {
  box.input.value = option.textContent
  close(box)
  box.input.dispatchEvent(new Event(CHOSEN, { bubbles: true }))
}
