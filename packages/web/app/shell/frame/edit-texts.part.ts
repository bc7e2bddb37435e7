/** In a preview: once its button is pressed, a press on words of the page opens where they are written, in a tab beside. */
export default function startEditing(place: HTMLElement): void {
  const [button, list] = [place.querySelector('button'), place.querySelector('a')]
  if (!button || !list) return
  let isOn = false
  button.hidden = false
  button.ariaPressed = 'false'
  button.addEventListener('click', () => {
    isOn = !isOn
    button.setAttribute('aria-pressed', String(isOn))
    document.documentElement.style.cursor = isOn ? 'text' : ''
  })
  const bar = place.closest('aside') ?? place
  document.addEventListener(
    'click',
    (event) => {
      if (!isOn || !place.isConnected || !(event.target instanceof Element) || bar.contains(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const text = wordsAt(event.target, event)
      if (text) window.open(`${list.href}&said=${encodeURIComponent(text)}`, 'volante-text')
    },
    { capture: true },
  )
}

const MOST_LETTERS = 400

/** The words under the pointer, as one text of the page; of a press by key all that the element says. */
function wordsAt(target: Element, { clientX, clientY }: MouseEvent): string {
  const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  const words = node instanceof Text && target.contains(node) ? node.data : target.textContent
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)
}
