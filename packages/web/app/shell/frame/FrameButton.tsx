import type { ComponentProps } from 'react'
import styles from './FrameButton.module.css'

type Look = 'plain' | 'main'

/** The frame's own button and link: they work in pages without script, so nothing of React Aria is loaded for them. */
export function FrameButton({ look = 'plain', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="submit" {...rest} className={`${styles.button} ${styles[look]}`} />
}

export function FrameLink({ look = 'plain', children, ...rest }: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...rest} className={`${styles.button} ${styles[look]}`}>
      {children}
    </a>
  )
}
