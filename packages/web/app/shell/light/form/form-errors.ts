import { look, setWords } from '../look.ts'
import type { FormWords } from './form-words.ts'

/** Field name -> what is wrong with it, in the site's language. */
export type Errors = Readonly<Record<string, string>>

/** Where a field's error belongs. */
export interface ErrorPlaces {
  /** The control a summary leads to. */
  controlOf(name: string): string
  /** What the error stands at; its paragraph's id ends in `-error`. */
  placeOf(name: string): string
}

/** Shows errors at their fields; of those shown before, the ones that are well go. */
export function showAtFields(form: HTMLFormElement, before: Errors, now: Errors, { placeOf }: ErrorPlaces): void {
  const texts = new Map(Object.keys(before).map((name) => [placeOf(name), '']))
  for (const [name, text] of Object.entries(now)) texts.set(placeOf(name), texts.get(placeOf(name)) || text)
  for (const [place, text] of texts) {
    const paragraph = document.getElementById(`${place}-error`)
    if (!paragraph || paragraph.textContent === text) continue
    paragraph.replaceChildren(...(text === '' ? [] : setWords(look('error', form), text).childNodes))
    markWrong(paragraph, document.getElementById(place), text !== '')
  }
}

function markWrong(paragraph: HTMLElement, control: HTMLElement | null, isWrong: boolean): void {
  if (isWrong) paragraph.parentElement?.setAttribute('data-invalid', 'true')
  else paragraph.parentElement?.removeAttribute('data-invalid')
  if (!control) return
  const ids = new Set((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  if (isWrong) ids.add(paragraph.id)
  else ids.delete(paragraph.id)
  control.setAttribute('aria-describedby', [...ids].join(' '))
  if (ids.size === 0) control.removeAttribute('aria-describedby')
  if (control instanceof HTMLFieldSetElement) return
  if (isWrong) control.ariaInvalid = 'true'
  else control.removeAttribute('aria-invalid')
}

/** The errors the page shows at its fields, as the server wrote them. */
export function errorsOnPage(names: readonly string[], { placeOf }: ErrorPlaces): Errors {
  const found = names.map((name) => [name, document.getElementById(`${placeOf(name)}-error`)?.textContent ?? ''])
  return Object.fromEntries(found.filter(([, text]) => text !== ''))
}

/** Shows what stands above the form: the summary of a refused sending, or nothing. */
export function showSummary(
  form: HTMLFormElement,
  errors: Errors,
  { controlOf }: ErrorPlaces,
  { say, labels }: FormWords,
): void {
  const names = Object.keys(errors)
  markTitle(names.length > 0, say)
  const place = form.querySelector('[data-problems]')
  if (names.length === 0) return place?.replaceChildren()
  const summary = look('summary', form)
  const title = summary.querySelector('h2')
  if (title) title.textContent = say(form.dataset.errorsTitle ?? '', { count: names.length })
  const [line] = summary.getElementsByTagName('li')
  line?.replaceWith(
    ...names.map((name) => {
      const item = line.cloneNode(true) as HTMLElement
      const [link] = item.getElementsByTagName('a')
      link?.setAttribute('href', `#${controlOf(name)}`)
      if (link) link.textContent = labels[name] ? `${labels[name]}: ${errors[name]}` : (errors[name] ?? '')
      return item
    }),
  )
  place?.replaceChildren(summary)
}

/** The line that broke: nothing was sent, everything is still there. */
export function showFailure(form: HTMLFormElement, { say }: FormWords): void {
  form.querySelector('[data-problems]')?.replaceChildren(look('failure', form))
  markTitle(true, say)
}

/** The page's title says what its summary says. */
function markTitle(isWrong: boolean, say: FormWords['say']): void {
  const prefix = say('shell.error.prefix', { title: '' })
  const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
  document.title = isWrong ? prefix + plain : plain
}

/** Each line of the summary leads to its field. */
export function followSummary(form: HTMLFormElement): void {
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[role="alert"] a[href^="#"]') : null
    const control = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '')
    if (!control) return
    event.preventDefault()
    control.scrollIntoView({ block: 'center' })
    control.focus()
  })
}

/** What stands above the form takes the focus, so that it is heard and seen. */
export function focusProblems(form: HTMLFormElement): void {
  const problem = form.querySelector<HTMLElement>('[data-problems] [role="alert"]')
  if (!problem) return
  problem.tabIndex = -1
  problem.focus()
}
