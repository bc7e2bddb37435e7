import type { HookView } from '@volante/contract/hooks'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'

const TONES = { on: 'good', off: 'info', failing: 'warn', disabled: 'bad', stopped: 'bad' } as const satisfies Record<
  HookView['state'],
  Tone
>

export function HookState({ state }: Pick<HookView, 'state'>) {
  const { t } = useTexts()
  return <StatusTag tone={TONES[state]}>{t(`admin.hooks.state.${state}`)}</StatusTag>
}
