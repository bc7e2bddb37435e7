import { setMark } from '../../enhance/marks.ts'

export type LayoutClass = 'mobile' | 'tablet' | 'desktop' | 'wide'

/** Window width in pixels -> layout class: mobile to 720, tablet to 860, desktop above, wide from 1600 (spec platform §2). */
export function layoutOf(width: number): LayoutClass {
  if (width <= 720) return 'mobile'
  if (width <= 860) return 'tablet'
  return width < 1600 ? 'desktop' : 'wide'
}

/** Below 750 pixels a window is low (spec platform §2). */
export const isLow = (height: number): boolean => height < 750

/** Writes the classes on <html>, for styles that media queries cannot express and for tests. */
export function markLayout(): () => void {
  const mark = () => {
    setMark(document.documentElement, 'layout', layoutOf(innerWidth))
    setMark(document.documentElement, 'height', isLow(innerHeight) ? 'low' : 'normal')
  }
  mark()
  addEventListener('resize', mark)
  return () => removeEventListener('resize', mark)
}
