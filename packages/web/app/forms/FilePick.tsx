import type { Drawing } from '../ui/action/icons.ts'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/action/Icon.tsx'
import css from './FilePick.module.css'

interface FilePickProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> {
  readonly icon: Drawing
  /** What is to be picked, and for what: the button shows `children` alone. */
  readonly 'aria-label': string
  onPick(files: readonly File[]): void
}

/** The system's own choice of files behind a button: without script a plain field of its form; with it the files are handed over. */
export function FilePick({ icon, children, className, onPick, ...input }: FilePickProps) {
  const field = useRef<HTMLInputElement>(null)
  const handOver = (from: HTMLInputElement) => {
    const files = [...(from.files ?? [])]
    // The same file may be picked again.
    from.value = ''
    if (files.length > 0) onPick(files)
  }
  const handOverEarly = useEffectEvent(() => field.current && handOver(field.current))
  // Picked before the script was here.
  useEffect(() => void handOverEarly(), [])
  return (
    <label className={classes(css.pick, className)}>
      <input {...input} ref={field} type="file" className={css.field} onChange={({ target }) => handOver(target)} />
      <Icon icon={icon} /> <span>{children}</span>
    </label>
  )
}
