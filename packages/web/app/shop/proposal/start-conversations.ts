import type { Refusals } from '@volante/contract/refusals'
import { POPUP } from '@volante/domain/limits'
import type { FormWords } from '../../shell/light/form/form-words.ts'
import { look } from '../../shell/light/look.ts'
import { setPending } from '../../shell/light/pending.ts'
import { popupsOf } from '../../shell/light/popups.ts'
import { ask } from './ask.ts'
import { PLACES, valuesOf } from './fields.ts'
import { nameField, type WhatsAppStart } from './whatsapp-start.ts'

interface Conversations {
  readonly place: HTMLElement
  readonly form: HTMLFormElement
  readonly answers: string
  readonly words: FormWords
  onRefused(refusals: Refusals): void
}

/** Answers what starts a conversation: the link opens beside the form; a failure is told and leaves the message to be copied. */
export function startConversations({ place, form, answers, words: { say }, onRefused }: Conversations) {
  const tell = popupsOf(place, POPUP.whatsAppFailureMs)
  const told: string[] = []
  let isBusy = false
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-copy]') : null
    if (button) void copy(button)
  })
  return async (button: Element | null): Promise<void> => {
    if (isBusy) return
    isBusy = true
    setPending(button, true)
    // Opened by the press itself: a window opened after the answer is taken for an advertisement.
    const tab = window.open('', '_blank')
    const posted = new FormData(form)
    const query = new URLSearchParams(location.search)
    const answer = await ask<WhatsAppStart>(`${answers}/whatsapp`, { query, form: posted }).catch(() => null)
    isBusy = false
    setPending(button, false)
    if (answer?.kind === 'ready') return open(tab, answer.link)
    tab?.close()
    if (answer?.kind === 'refused') return onRefused(answer.errors as Refusals)
    const values = valuesOf(posted)
    const text = say('whatsapp.startFailed')
    told.unshift(text)
    tell(text)
    showFallback(values[nameField(values)].trim(), told)
  }
}

function open(tab: Window | null, link: string): void {
  if (!tab) return location.assign(link)
  tab.opener = null
  tab.location.replace(link)
}

function showFallback(name: string, told: readonly string[]): void {
  const talk = document.getElementById(PLACES.talk)
  if (!talk) return
  const shown = look('fallback', talk)
  const text = shown.querySelector('[data-copy-text]')
  if (text) text.textContent = text.textContent.replace('{name}', () => name)
  const [line] = shown.getElementsByTagName('li')
  line?.replaceWith(
    ...told.map((words) => {
      const item = line.cloneNode(true) as HTMLElement
      const place = item.querySelector('[data-words]')
      if (place) place.textContent = words
      return item
    }),
  )
  talk.querySelector('[data-fallback]')?.replaceChildren(shown)
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = button.closest('[data-fallback]')?.querySelector('[data-copy-text]')?.textContent ?? ''
  await navigator.clipboard.writeText(text)
  const said = button.parentElement?.querySelector('[data-copy-said]')
  const [words] = button.getElementsByTagName('span')
  for (const place of [said, words]) if (place) place.textContent = button.dataset.copy ?? ''
}
