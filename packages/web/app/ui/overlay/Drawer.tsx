import { classes } from '../classes.ts'
import css from './Drawer.module.css'
import { Modal, type ModalProps } from './Modal.tsx'
import surface from './Modal.module.css'

export interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end'
}

export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <Modal {...modal} className={classes(surface.surface, css.drawer, css[side])} />
}
