import { look, setWords } from './look.ts'

/** Takes what holds a PopupPlace, and how long a message shows; answers what shows one. It waits while it is pointed at or has the focus. */
export function popupsOf(place: HTMLElement, duration: number): (text: string) => void {
  return (text) => {
    const popup = setWords(look('popup', place), text)
    let timer: ReturnType<typeof setTimeout>
    const hold = () => clearTimeout(timer)
    const release = () => {
      timer = setTimeout(() => popup.remove(), duration)
    }
    popup.addEventListener('pointerenter', hold)
    popup.addEventListener('focusin', hold)
    popup.addEventListener('pointerleave', release)
    popup.addEventListener('focusout', release)
    popup.querySelector('button')?.addEventListener('click', () => popup.remove())
    place.querySelector('[data-popups]')?.append(popup)
    release()
  }
}
