import { classes } from '../classes.ts'
import css from './Dialog.module.css'
import { Modal, type ModalProps } from './Modal.tsx'
import surface from './Modal.module.css'

export interface DialogProps extends ModalProps {
  readonly size?: 'small' | 'medium' | 'large'
}

/** In the middle of the page; from the lower edge on a phone. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={classes(surface.surface, css.dialog, css[size])} />
}
