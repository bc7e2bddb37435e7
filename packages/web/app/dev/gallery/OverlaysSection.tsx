import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { PriceLines } from '../../ui/data/PriceLines.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Section, Specimen } from './Specimen.tsx'

export function OverlaysSection() {
  const { t } = useTexts()
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'sheet' | null>(null)
  const [detent, setDetent] = useState(1)
  const close = () => setOpen(null)
  return (
    <Section id="overlays" title={t('gallery.overlays')}>
      <Specimen name="Dialog, Drawer, Sheet" isWide>
        <Row>
          <Button onClick={() => setOpen('dialog')}>{t('gallery.open-dialog')}</Button>
          <Button onClick={() => setOpen('drawer')}>{t('gallery.open-drawer')}</Button>
          <Button onClick={() => setOpen(open === 'sheet' ? null : 'sheet')}>{t('gallery.sheet')}</Button>
        </Row>
        {open === 'sheet' ? (
          <Sheet
            label={t('gallery.sheet')}
            detent={detent}
            onDetentChange={setDetent}
            head={<strong>{t('gallery.filters')}</strong>}
          >
            <Filters />
          </Sheet>
        ) : null}
        <ConflictDialog isOpen={open === 'dialog'} onClose={close} />
        <Drawer isOpen={open === 'drawer'} onClose={close} title={t('gallery.filters')}>
          <Filters />
        </Drawer>
      </Specimen>
    </Section>
  )
}

function Filters() {
  return ['Hatch', 'SUV', 'Sedan', 'Picape'].map((body) => (
    <Checkbox key={body} label={body} name="body" value={body} />
  ))
}

function ConflictDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  const footer = (
    <>
      <Button onClick={onClose}>{t('gallery.keep')}</Button>
      <Button variant="primary" onClick={onClose}>
        {t('gallery.apply')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('gallery.conflict')} footer={footer}>
      <p>{t('gallery.conflict-text')}</p>
      <PriceLines
        lines={[
          { id: 'adds', title: t('gallery.option-roof'), note: t('gallery.adds'), amount: 720000 },
          { id: 'removes', title: t('gallery.bars'), note: t('gallery.removes'), amount: -89000 },
          { id: 'net', title: t('gallery.net'), amount: 631000, isTotal: true },
        ]}
      />
    </Dialog>
  )
}
