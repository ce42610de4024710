import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '#ui/class-names.ts'
import { Button } from './Button.tsx'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  isOpen: boolean
  onClose(): void
  children: ReactNode
  /** What is pressed at its foot. */
  actions?: ReactNode
  size?: 'small' | 'wide'
  role?: 'dialog' | 'alertdialog'
  /** What is shown this once: a press beside it does not close it. */
  isKept?: boolean
}

/** What is asked or shown above a screen; on a phone it comes up from the bottom edge. */
export function Panel({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'small',
  role = 'dialog',
  isKept = false,
}: PanelProps) {
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isKept}
      isKeyboardDismissDisabled={isKept}
    >
      <Modal className={classNames(styles.modal, size === 'wide' && styles.wide)}>
        <AriaDialog className={styles.dialog} role={role}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <Button look="quiet" icon="close" label="Close" onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions ? <footer className={styles.foot}>{actions}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
