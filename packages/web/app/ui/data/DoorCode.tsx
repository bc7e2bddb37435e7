import { Stack } from '../layout/Stack.tsx'
import { QrCode } from './QrCode.tsx'
import css from './QrCode.module.css'

interface DoorCodeProps {
  readonly text: string
  readonly drawing: { readonly size: number; readonly path: string }
  readonly label: string
  /** What it is for. */
  readonly says: string
}

/** A code that staff scan, with what it says beside it for who cannot. */
export const DoorCode = ({ text, drawing, label, says }: DoorCodeProps) => (
  <Stack gap={3} align="start">
    <p>{says}</p>
    <QrCode drawing={drawing} label={label} />
    <p className={css.text}>{text}</p>
  </Stack>
)
