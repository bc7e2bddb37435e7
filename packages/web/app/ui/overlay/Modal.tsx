import { X } from '../action/icons.ts'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../action/IconButton.tsx'
import css from './Modal.module.css'

export interface ModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Only mounted while open: give it lazy content freely. */
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/**
 * The browser's own modal: keeps focus inside, makes the page inert, closes on Esc and gives focus back,
 * at no weight. It stays mounted because focus only returns from a dialog that is closed, not from one that is removed.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  footer,
  className,
}: ModalProps & { readonly className: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const texts = useTexts()
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) element.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does by keyboard what a press on the backdrop does
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      onClick={pressBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {isOpen ? (
        <div className={css.frame}>
          <div className={css.head}>
            <h2 id={id} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={X} label={texts.t('ui.close')} onClick={onClose} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is higher than its room, by keys too */}
          <div className={css.content} tabIndex={0}>
            {children}
          </div>
          {footer ? <footer className={css.foot}>{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
