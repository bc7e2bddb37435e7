import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Box } from '../../ui/action/icons.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { arAddress, arFormat, sceneViewer } from './ar.ts'
import type { CarViewProps } from '../car-view-props.ts'

/** Stands the car in one's own place, where the device can. */
export function ArButton({ files, paint, label }: Pick<CarViewProps, 'files' | 'paint' | 'label'>) {
  const { t } = useTexts()
  const [format] = useState(arFormat)
  if (!format || !(files.light ?? files.full)) return null
  const address = arAddress(files, paint.code, format)
  const open = () =>
    format === 'usdz' ? openQuickLook(address) : location.assign(sceneViewer(address, label, location))
  return <IconButton icon={Box} label={t('view.ar')} onClick={open} />
}

/** iOS takes a link with a picture in it; a car keeps its size. */
function openQuickLook(address: string): void {
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = `${address}#allowsContentScaling=0`
  link.append(document.createElement('img'))
  link.click()
}
