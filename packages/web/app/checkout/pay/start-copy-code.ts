const SHOWN_MS = 5_000

/** Copies the code and says so; where the clipboard is closed it selects the code instead. */
export function start(place: HTMLElement): void {
  const code = place.querySelector<HTMLTextAreaElement>('[data-code]')
  const said = place.querySelector('[data-said]')
  if (!code || !said) return
  let timer: ReturnType<typeof setTimeout>
  const say = (words = '') => {
    clearTimeout(timer)
    said.textContent = words
    timer = setTimeout(() => {
      said.textContent = ''
    }, SHOWN_MS)
  }
  code.addEventListener('focus', () => code.select())
  place.querySelector('[data-copy]')?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.value)
      say(place.dataset.copied)
    } catch {
      code.focus()
      say(place.dataset.closed)
    }
  })
}
