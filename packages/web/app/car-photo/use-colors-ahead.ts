import { useEffect } from 'react'
import { inColor } from './photos.ts'

/** The picture on show is loaded in the colour a visitor points at or steps to: choosing it then shows it at once. */
export function useColorsAhead(): void {
  useEffect(() => {
    const stop = new AbortController()
    const load = ({ target }: Event) => {
      const swatch = target instanceof Element ? target.closest('label') : null
      const color = swatch?.querySelector<HTMLInputElement>('[name=color]')?.value
      const shown = document.querySelector<HTMLImageElement>('[data-status=success] img')
      if (color && shown) new Image().src = inColor(shown.currentSrc, color)
    }
    for (const aim of ['pointerover', 'focusin']) addEventListener(aim, load, stop)
    return () => stop.abort()
  }, [])
}
