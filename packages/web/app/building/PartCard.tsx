import type { Part } from '@volante/contract/car-shapes'
import type { Reason } from '@volante/domain/configuration/reasons'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { OptionCard } from '../ui/choice/OptionCard.tsx'
import { useChoices } from './choices.ts'
import { useShortReason } from './use-reason-text.ts'
import { GroupIcon } from './GroupIcon.tsx'
import { LibraryPicture } from '../ui/data/LibraryPicture.tsx'
import { PartPrice } from './PartPrice.tsx'

interface PartCardProps {
  readonly part: Part
  /** Why it cannot be chosen now; empty when it can. */
  readonly reasons: readonly Reason[]
  /** Returns what there is to see of it where nobody added a picture, in a place so many pixels wide. */
  readonly show?: (part: Part, width: number) => ReactNode
}

/** Widths of a picture in pixels: on its card and opened. */
export const [SMALL, LARGE] = [72, 560] as const

/** Never disabled: what cannot be had leads to the reason and the ways out. */
export function PartCard({ part, reasons, show }: PartCardProps) {
  const { t } = useTexts()
  const { build, dispatch } = useChoices()
  const shortReason = useShortReason()
  const isSelected = build.parts.includes(part.id)
  const isChosen = build.chosen.includes(part.id)
  const [reason] = reasons
  const isBlocked = !isSelected && reason !== undefined
  const pictureAs = (width: number) =>
    part.picture ? <LibraryPicture picture={part.picture} sizes={`${width}px`} /> : show?.(part, width)
  const ask = (kind: 'select' | 'deselect') => dispatch({ type: 'ask', change: { kind, partId: part.id } })
  return (
    <OptionCard
      name={isSelected && !isChosen ? undefined : 'parts'}
      value={part.id}
      title={part.name}
      description={part.benefit}
      contents={part.contents.length > 0 ? t('configurator.holds', { items: part.contents.join(', ') }) : undefined}
      picture={pictureAs(SMALL) ?? (part.group && <GroupIcon group={part.group} size={28} />)}
      larger={pictureAs(LARGE)}
      price={<PartPrice amount={part.price} />}
      checked={isSelected}
      onChange={() => ask(isSelected ? 'deselect' : 'select')}
      blockedBy={isBlocked ? shortReason(reason) : undefined}
      onBlocked={() => ask('select')}
    />
  )
}
